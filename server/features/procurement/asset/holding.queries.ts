import { sql } from 'kysely'
import type { z } from 'zod'
import type { AssetCondition } from '@muster/contract/procurement/asset-values.ts'
import type { OwnAsset } from '@muster/contract/procurement/asset.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** A locked asset, with what may happen to it now. */
export const assetForUpdate = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ tag: string; name: string; boughtOn: Day | null; retiredOn: Day | null; request: Id | null; zone: string }>`
      select asset.tag, asset.name, asset.bought_on as "boughtOn", asset.retired_on as "retiredOn",
        (select line.request_id from request_line line
          where line.organisation_id = ${organisation} and line.id = asset.line_id) as request,
        organisation.time_zone as zone
      from asset
      join organisation on organisation.id = asset.organisation_id
      where asset.organisation_id = ${organisation} and asset.id = ${p.id}
      for no key update of asset`.compile(db),
}))

/** The latest holding of an asset: an open one first. */
export const lastHolding = one(({ db, organisation }, p: { asset: Id }) => ({
  compile: () =>
    sql<{
      id: Id
      employee: Id
      account: Id | null
      holder: string
      handedOn: Day
      returnedOn: Day | null
      zone: string
    }>`
      select held.id, held.employee_id as employee, person.account_id as account, person.name as holder,
        held.handed_on as "handedOn", held.returned_on as "returnedOn", location.time_zone as zone
      from asset_holding held
      join employee person on person.organisation_id = ${organisation} and person.id = held.employee_id
      join location on location.organisation_id = ${organisation} and location.id = person.location_id
      where held.organisation_id = ${organisation} and held.asset_id = ${p.asset}
      order by held.returned_on desc nulls first, held.id desc
      limit 1`.compile(db),
}))

/** The new holder; locked, so that they cannot leave at the same moment. */
export const receiver = one(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ account: Id | null; name: string; status: string; leftOn: Day | null; zone: string }>`
      select person.account_id as account, person.name, person.status, person.left_on as "leftOn", location.time_zone as zone
      from employee person
      join location on location.organisation_id = ${organisation} and location.id = person.location_id
      where person.organisation_id = ${organisation} and person.id = ${p.employee}
      for share of person`.compile(db),
}))

interface NewHolding {
  id: Id
  asset: Id
  employee: Id
  day: Day
  note: string
  account: Id
  now: Instant
}

export const insertHolding = change(({ db, organisation }, p: NewHolding) =>
  db.insertInto('asset_holding').values({
    organisation_id: organisation,
    ...{ id: p.id, asset_id: p.asset, employee_id: p.employee, handed_on: p.day, handed_by: p.account },
    ...{ handed_note: p.note, created_at: p.now },
  }),
)

export const endHolding = change(
  ({ db, organisation }, p: { id: Id; day: Day; condition: AssetCondition; note: string; account: Id }) =>
    db
      .updateTable('asset_holding')
      .set({ returned_on: p.day, condition: p.condition, return_note: p.note, returned_to: p.account })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

/** Once, and only the holder's own. Returns the number of rows. */
export const acknowledgeHolding = change(({ db, organisation }, p: { id: Id; employee: Id; now: Instant }) => ({
  compile: () =>
    sql`
      update asset_holding set acknowledged_at = coalesce(acknowledged_at, ${p.now})
      where organisation_id = ${organisation} and id = ${p.id} and employee_id = ${p.employee}
        and (returned_on is null or acknowledged_at is not null)`.compile(db),
}))

/** What a person holds and held, newest first. */
export const ownAssets = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<z.output<typeof OwnAsset>>`
      select held.id as "_id", held.handed_on as "handedOn", giver.name as "handedBy",
        held.acknowledged_at as "acknowledgedAt", held.returned_on as "returnedOn", held.condition, asset.id as "assetId",
        asset.tag, asset.name, asset.category, asset.serial, asset.warranty_until as "warrantyUntil"
      from asset_holding held
      join asset on asset.organisation_id = ${organisation} and asset.id = held.asset_id
      left join account giver on giver.organisation_id = ${organisation} and giver.id = held.handed_by
      where held.organisation_id = ${organisation} and held.employee_id = ${p.employee}
      order by held.returned_on desc nulls first, held.handed_on desc, held.id desc`.compile(db),
}))

/** What a person still has to return. */
export const openHoldings = rows(({ db, organisation }, p: { employee: Id }) => ({
  compile: () =>
    sql<{ tag: string; name: string }>`
      select asset.tag, asset.name
      from asset_holding held
      join asset on asset.organisation_id = ${organisation} and asset.id = held.asset_id
      where held.organisation_id = ${organisation} and held.employee_id = ${p.employee} and held.returned_on is null
      order by lower(asset.tag)`.compile(db),
}))

/** How many assets of a request have a holder. */
export const heldOfRequest = one(({ db, organisation }, p: { request: Id }) => ({
  compile: () =>
    sql<{ held: number }>`
      select count(*)::int as held
      from request_line line
      join asset on asset.organisation_id = ${organisation} and asset.line_id = line.id
      join asset_holding held on held.organisation_id = ${organisation} and held.asset_id = asset.id and held.returned_on is null
      where line.organisation_id = ${organisation} and line.request_id = ${p.request}`.compile(db),
}))
