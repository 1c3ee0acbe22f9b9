import { afterAll } from 'vitest'
import { forgetDatabase } from './database.ts'
import { noteSent } from './note-sent.ts'
import { closeServer } from './server.ts'

// After each test file, closes what it opened in this worker, so that the next file gets its own.
afterAll(async () => {
  await closeServer()
  forgetDatabase()
  noteSent()
})
