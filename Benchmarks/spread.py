"""Does the same with the same number of rows in thousands of accounts and in 30. Processor time must stay within a factor."""
import json

import accounts
import figures
import programs


def costs(folder, count, rows):
    """Yields what is done, and its processor time in seconds."""
    yield from files(folder / f"spread-{count}", count, rows)
    yield from source(folder / f"source-{count}", count, rows)
    yield from joined(folder / f"joined-{count}", count, rows)


def files(data, count, rows):
    options = programs.options(data, data.parent)
    file = accounts.spread(data.with_suffix(".ofx"), count, rows)
    yield "import", figures.processor([*programs.importing(data), file])
    yield "accounts --json", min(figures.processor([programs.BANKEY, *options, "accounts", "--json"]) for _ in range(3))
    viewer = programs.viewer(data, data.parent, b"Spread")
    yield "accounts on the screen", min(figures.shown(viewer) for _ in range(3))
    yield "the file again", figures.processor([*programs.importing(data), file])
    yield "undo of that", figures.processor([programs.SYNC, "undo", "2", *options])
    yield "undo of the import", figures.processor([programs.SYNC, "undo", "1", *options])


def source(data, count, rows):
    options = programs.options(data, data.parent)
    answer, setup = accounts.answer(data.with_suffix(".json"), count, rows), data.with_suffix(".setup")
    setup.write_text(json.dumps({"type": "command", "name": "Spread", "command": ["cat", str(answer)]}))
    programs.run([programs.BANKEY, *options, "source", "add", "--untested", "--from", setup])
    refresh = [programs.SYNC, "refresh", *options]
    yield "first answer", figures.processor(refresh)
    accounts.answer(answer, count, rows, new=max(count, rows // 10))
    yield "next answer, with new rows", figures.processor(refresh)
    yield "the answer again", figures.processor(refresh)


def joined(data, count, rows):
    """Joins the accounts of two files pairwise."""
    for first in 0, count:
        programs.run([*programs.importing(data), accounts.spread(data.with_suffix(".ofx"), count, rows, first)])
    config = data.with_suffix(".toml")
    config.write_text("".join(f'[account."{accounts.number(count + each)}"]\nsame_as = "{accounts.number(each)}"\n' for each in range(count)))
    yield "joins", figures.processor([programs.SYNC, "refresh", "--data", data, "--config", config, "--now", programs.NOW])
