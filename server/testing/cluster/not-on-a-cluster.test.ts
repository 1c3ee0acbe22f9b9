import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notOnACluster } from './not-on-a-cluster.ts'

it('names only files that exist', () => {
  const root = join(import.meta.dirname, '../../..')
  expect(Object.keys(notOnACluster).filter((file) => !existsSync(join(root, file)))).toEqual([])
})
