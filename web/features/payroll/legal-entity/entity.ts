import { invalidate } from '../../../shared/call/use-api.ts'
import type { Got } from '../../../shared/call/types.ts'

export type Entities = Got<'GET /api/v1/user/legal-entity'>
export type Entity = Entities['entities'][number]

/** Refreshes everything that shows legal entities and who belongs to them. */
export function entitiesChanged(): void {
  void invalidate(
    'GET /api/v1/user/legal-entity',
    'GET /api/v1/user/legal-entity-name',
    'GET /api/v1/user/legal-entity-choice',
    'GET /api/v1/user/legal-entity-people',
    'GET /api/v1/employee/basic-info',
    'GET /api/v1/employee/basic-info/{id}',
    'GET /api/v1/employee/legal-entity-history/{id}',
    'GET /api/v1/employee/activity/{id}',
    'GET /api/v1/user/payrun/{id}/files',
  )
}
