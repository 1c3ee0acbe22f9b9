interface Work {
  do: 'echo' | 'fail' | 'spin' | 'heap' | 'buffers' | 'deep' | 'long' | 'whole'
  text?: string
}

/** A task with every way to go wrong. */
export default function task({ do: what, text = '' }: Work): { bytes: Uint8Array } {
  const held: unknown[] = []
  if (what === 'fail') throw new Error('a fault of ours')
  if (what === 'deep') deeper(0)
  if (what === 'long') held.push('x'.repeat(2 ** 30))
  if (what === 'whole') held.push(new ArrayBuffer(2 ** 52))
  while (what === 'spin' || what === 'heap' || what === 'buffers') {
    if (what === 'heap') held.push(Array.from({ length: 1000 }, () => `${held.length}`))
    if (what === 'buffers') held.push(Buffer.alloc(1_000_000, 1))
  }
  return { bytes: new TextEncoder().encode(text) }
}

function deeper(n: number): number {
  return deeper(n + 1) + 1
}
