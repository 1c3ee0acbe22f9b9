import { forgetDatabase } from './database.ts'
import { forgetServer } from './server.ts'

// Runs before each test file: what the file before it made in this worker is not this one's.
forgetServer()
forgetDatabase()
