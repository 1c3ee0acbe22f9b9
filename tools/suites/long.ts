/**
 * What `npm test -- long` runs and `npm test` omits, and what it takes so long for. Each repeats at length what a shorter test of
 * `npm test` finds first: more lives, kills at more moments, every screen instead of the most used ones. CI runs both.
 */
export const longTests: Readonly<Record<string, string>> = {
  'server/app/sweeps/paths/paths.test.ts': 'tries every path of four calls by one person',
  'server/app/sweeps/hostile/files-and-texts.test.ts': 'sends every hostile file and text',
  'server/app/sweeps/reply-size.test.ts': 'measures every reply of a large company',
  'server/features/identity/session/brake.test.ts': 'guesses passwords by thousands',
  'server/features/payroll/pay-run/calculation/held.test.ts': 'pays 4,000 people',
  'server/resilience/chaos/chaos.test.ts': 'breaks every part once',
  'server/resilience/killed/{archive,imports,payroll,run-and-decisions}.test.ts': 'kill the server at many moments',
  'server/resilience/{drained,database-lost,root,run-files,backup}.test.ts': 'start and end several servers',
  'server/resilience/restore/*.test.ts': 'back up and restore',
  'server/resilience/{image,load}/*.test.ts': 'build the image, and load a server for minutes',
  'tools/parking/parking.test.ts': 'compiles and tests a copy of the product',
  'web/shared/part/every-part.test.tsx': 'loads every part of every page',
  'web/app/requests/bad-input.test.tsx': 'fills every form wrongly',
}

/** What `npm test` shortens by a setting, and `npm test -- long` runs whole. */
export const shortened = { files: ['server/lives/*.test.ts'], environment: { LIVES: '20' } }
