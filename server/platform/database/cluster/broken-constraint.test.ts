import { expect, test } from 'vitest'
import { brokenConstraint } from '../failures.ts'

test('a broken constraint is named, whichever node has the rows', () => {
  expect(brokenConstraint({ code: '23505', constraint: 'shift_name_key' })).toBe('shift_name_key')
  const ofPiece = 'duplicate key value violates unique constraint "shift_name_key_102045"'
  expect(brokenConstraint({ code: '23505', message: ofPiece })).toBe('shift_name_key')
  expect(brokenConstraint({ code: '23505', constraint: 'shift_name_key_102045' })).toBe('shift_name_key')
  expect(brokenConstraint({ code: '42P01', message: ofPiece })).toBeUndefined()
})
