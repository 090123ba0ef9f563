"""What must hold after every fault: a state that is allowed, files that are whole, words for a person, and a next run that mends it."""
import re

# What no person should have to read.
NONSENSE = re.compile(
    r"Failure\(|Optional\(|Error\(|\berrno\b|Fatal error|Thread \d+|_NS|NSError|StoreError|ConfigError|SourceError|"
    r"ExitStatus|The operation could not be completed|0x[0-9a-f]{6}|\$s[0-9A-Za-z_]{6}")
# What stands alone for a reason, and says nothing of what it was that failed.
BARE = re.compile(r"^(bankey: )?(Input/output error|No space left on device|Disk quota exceeded|disk I/O error)\.?$", re.M)
# What the words have to say of an error, and what they must not.
FULL = re.compile(r"full|space|quota", re.I)
REASONS = {"ENOSPC": FULL, "EDQUOT": FULL, "EIO": re.compile(r"input/output|disk", re.I)}
MISTAKES = {"EIO": re.compile(r"is full|is damaged|quota|read-only", re.I), "EDQUOT": re.compile("is damaged"), "ENOSPC": re.compile("is damaged|quota")}
DENIAL = re.compile(r"nothing (was )?(written|imported|changed|saved)|(wrote|imported|changed|saved) nothing", re.I)
# What the system says where it cannot even start a program.
UNSTARTED = re.compile(r"error while loading shared libraries|cannot allocate memory|: not found|Killed")
DEADLY = {129, 130, 132, 134, 135, 136, 139, 141}


class Judge:
    """Judges one run of a work, and the one after it."""

    def __init__(self, work, home):
        self.work, self.home, self.found = work, home, []

    def say(self, sentence):
        self.found.append(sentence)

    def after(self, status, said, is_killed=False, plan=None):
        """The run itself. Nothing but a kill may end it in another way than by its own words."""
        self.left, faults = self.home.look()
        self.found += faults
        stages = self.stages()
        if status == "hangs":
            return self.say("it hangs")
        if stages is None or is_killed:
            return
        if status in DEADLY:
            return self.say(f"it ended by {status}: {said.strip()[-200:]!r}")
        self.words(status, said)
        if plan and status != 0:
            self.reason(plan, said)
        self.truth(status, said, stages)

    def stages(self):
        """How far each part has come: 0 as before, 1 as after. None, and a word of it, where one is neither."""
        (before, after, _), stages = self.work.contents, []
        for part in self.work.parts:
            if self.left[part] not in (before[part], after[part]):
                return self.say(f"its {part} are neither as before nor as after")
            stages.append(int(self.left[part] == after[part]))
        if any(self.left[part] != before[part] for part in before if part not in self.work.parts):
            self.say("something is changed that it does not touch")
        if stages != sorted(stages, reverse=True):
            self.say(f"{self.work.parts} came in the wrong order: {stages}")
        return stages

    def words(self, status, said):
        if match := NONSENSE.search(said) or BARE.search(said):
            self.say(f"it says {match[0]!r}: {said.strip()[-300:]!r}")
        if status != 0 and len(said.split()) < 4:
            self.say(f"it ended with {status} and says no more than {said!r}")

    def reason(self, plan, said):
        """It says what kind of error it was: what to do follows from that. SQLite forgets why it could not open a file."""
        error, must_say = plan.act, plan.kind in ("write", "sync", "read")
        without_denials = said.replace("this does not mean that bankey.sqlite is damaged", "")
        if (must_say and not REASONS[error].search(said)) or MISTAKES[error].search(without_denials):
            self.say(f"it does not say {error}: {said.strip()[-200:]!r}")

    def truth(self, status, said, stages):
        """What is said is what was done."""
        moved = self.work.contents[0] != self.work.contents[1]
        if status == 0 and 0 in stages and moved and not re.search(r"could not|not saved", said):
            self.say(f"it ended with 0, but {stages}: {said.strip()[-200:]!r}")
        if status != 0 and moved and stages[-1] == 1 and DENIAL.search(said):
            self.say(f"it says that nothing was done, but {stages}: {said.strip()[-200:]!r}")

    def mended(self):
        """The next run, without a fault, goes on from there."""
        contents, ends = self.work.contents, self.work.ends
        step = 1 if self.left == contents[1] else 0
        is_half = step == 0 and any(self.left[part] != contents[0][part] for part in self.work.made)
        status, said = self.work.run(self.home, self.work.rest if is_half else None)
        content, faults = self.home.look()
        if content != contents[step + 1]:
            self.say(f"the next run does not mend it: {status} {said.strip()[-200:]!r}")
        if status != ends[step][0]:
            self.say(f"the next run ends with {status}: {said.strip()[-200:]!r}")
        self.found += faults + [f"{file.name} is left over" for file in self.leftovers()]

    def leftovers(self):
        """What no program will ever look at again."""
        parts = self.home.config.parent.glob("config.toml.*")
        return [*parts, *self.home.data.glob("*.backup*-journal"), *self.home.data.glob("*.tmp*"), *self.home.data.glob("*.part*"),
                *self.home.data.glob("secrets/*.part")]
