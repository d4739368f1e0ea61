"""The decorators by which bots compile code; all of them come from `fivecups.compiled.jit`."""

from __future__ import annotations

from fivecups.compiled.jit import compiled as compiled
from fivecups.compiled.jit import parallel_lock as parallel_lock
from fivecups.compiled.jit import prange as prange
