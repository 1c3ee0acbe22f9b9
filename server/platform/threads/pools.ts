import { openPool } from './pool.ts'

// Apart from each other, so that a preview never waits for a large file.

/** Reads files that people upload. */
export const fileThreads = openPool({ threads: 1, cpuMillis: 8_000, heapMb: 384 })

/** Formats texts that people write or paste. */
export const textThreads = openPool({ threads: 1, cpuMillis: 600, heapMb: 128 })

/** Draws documents with texts that people wrote. */
export const paperThreads = openPool({ threads: 1, cpuMillis: 8_000, heapMb: 256 })
