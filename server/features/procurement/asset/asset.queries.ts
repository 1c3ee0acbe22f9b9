import { sql } from 'kysely'
import type { z } from 'zod'
import type { Asset, AssetHolding, AssetRow, AssetsInput } from '@muster/contract/procurement/asset.routes.ts'
import type { AssetState, RetireReason } from '@muster/contract/procurement/asset-values.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { contains } from '../../../platform/database/like.ts'
import { pageOf } from '../../../platform/database/page.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

type Row = z.output<typeof AssetRow>

export interface AssetFilter {
  search?: string | undefined
  state?: AssetState | undefined
  employeeId?: Id | undefined
  leaving?: 'yes' | undefined
}

/** Assets with their current holder. */
const register = (organisation: string) => sql`
  select asset.*, held.id as holding_id, held.employee_id, held.handed_on, held.acknowledged_at, person.name as person,
    person.code as person_code, person.left_on,
    case when asset.retired_on is not null then 'retired' when held.id is not null then 'inUse' else 'inStock' end as state,
    coalesce(person.status in ('onNotice', 'inactive'), false) as is_leaving
  from asset
  left join asset_holding held on held.organisation_id = ${organisation} and held.asset_id = asset.id
    and held.returned_on is null
  left join employee person on person.organisation_id = ${organisation} and person.id = held.employee_id
  where asset.organisation_id = ${organisation}`

const matching = (organisation: string, p: AssetFilter) => sql`
  select * from (${register(organisation)}) kept
  where (${p.state ?? null}::text is null or state = ${p.state ?? null}::text)
    and (${p.employeeId ?? null}::uuid is null or employee_id = ${p.employeeId ?? null}::uuid)
    and (${p.leaving ?? null}::text is null or is_leaving)
    and ${contains(sql`tag || ' ' || name || ' ' || category || ' ' || serial || ' ' || coalesce(person || ' ' || person_code, '')`, p.search)}`

const shown = (organisation: string) => sql`
  page.id as "_id", page.tag, page.name, page.category, page.serial, page.vendor, page.bought_on as "boughtOn",
  page.price_paise as "pricePaise", page.warranty_until as "warrantyUntil", page.state,
  case when page.employee_id is not null then
    jsonb_build_object('_id', page.employee_id, 'name', page.person, 'code', page.person_code, 'leftOn', page.left_on) end as holder,
  page.handed_on as "heldSince", page.acknowledged_at as "acknowledgedAt",
  (select last.condition from asset_holding last
    where last.organisation_id = ${organisation} and last.asset_id = page.id and last.returned_on is not null
    order by last.returned_on desc, last.id desc limit 1) as condition,
  (select jsonb_build_object('_id', request.id, 'number', request.number)
    from request_line line
    join request on request.organisation_id = ${organisation} and request.id = line.request_id
    where line.organisation_id = ${organisation} and line.id = page.line_id) as request`

export const assetPage = pageOf<Row, AssetFilter, 'tag' | 'name' | 'boughtOn' | 'warrantyUntil' | 'heldSince'>({
  sortable: {
    tag: 'lower(tag)',
    name: 'lower(name)',
    boughtOn: 'bought_on',
    warrantyUntil: 'warranty_until',
    heldSince: 'handed_on',
  },
  matching: ({ organisation }, p) => matching(organisation, p),
  rows: ({ organisation }) => sql`select page.n, ${shown(organisation)} from page`,
})

export const assetSummary = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ inStock: number; inUse: number; retired: number; leaving: number }>`
      select count(*) filter (where state = 'inStock')::int as "inStock", count(*) filter (where state = 'inUse')::int as "inUse",
        count(*) filter (where state = 'retired')::int as retired, count(*) filter (where is_leaving)::int as leaving
      from (${register(organisation)}) kept`.compile(db),
}))

type Known = Omit<z.output<typeof Asset>, 'holdings'>

export const assetById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<Known>`
      select ${shown(organisation)}, page.retired_on as "retiredOn", page.retired_reason as "retiredReason",
        page.retired_note as "retiredNote", account.name as "retiredBy"
      from (${register(organisation)}) page
      left join account on account.organisation_id = ${organisation} and account.id = page.retired_by
      where page.id = ${p.id}`.compile(db),
}))

export const holdingsOf = rows(({ db, organisation }, p: { asset: Id }) => ({
  compile: () =>
    sql<z.output<typeof AssetHolding>>`
      select held.id as "_id", jsonb_build_object('_id', person.id, 'name', person.name, 'code', person.code) as holder,
        held.handed_on as "handedOn", giver.name as "handedBy", held.handed_note as "handedNote",
        held.acknowledged_at as "acknowledgedAt", held.returned_on as "returnedOn", taker.name as "returnedTo", held.condition,
        held.return_note as "returnNote"
      from asset_holding held
      join employee person on person.organisation_id = ${organisation} and person.id = held.employee_id
      left join account giver on giver.organisation_id = ${organisation} and giver.id = held.handed_by
      left join account taker on taker.organisation_id = ${organisation} and taker.id = held.returned_to
      where held.organisation_id = ${organisation} and held.asset_id = ${p.asset}
      order by held.created_at desc, held.id desc`.compile(db),
}))

type NewAssets = Omit<z.output<typeof AssetsInput>, 'assets'> & { assets: string; now: Instant }

/** `assets` is JSON of `id, tag, serial`. */
export const insertAssets = change(({ db, organisation }, p: NewAssets) => ({
  compile: () =>
    sql`
      insert into asset (organisation_id, id, tag, serial, name, category, vendor, bought_on, price_paise, warranty_until, line_id,
        created_at, updated_at)
      select ${organisation}, one.id, one.tag, one.serial, ${p.name}::text, ${p.category}::text, ${p.vendor}::text,
        ${p.boughtOn}::date, ${p.pricePaise}::bigint, ${p.warrantyUntil}::date, ${p.lineId}::uuid, ${p.now}::timestamptz,
        ${p.now}::timestamptz
      from jsonb_to_recordset(${p.assets}::jsonb) as one(id uuid, tag text, serial text)
      returning 1`.compile(db),
}))

/** Which of these tags and serial numbers another asset already has. */
export const takenMarks = rows(
  ({ db, organisation }, p: { tags: readonly string[]; serials: readonly string[]; except: Id | null }) => ({
    compile: () =>
      sql<{ tag: string; serial: string }>`
      select tag, serial from asset
      where organisation_id = ${organisation} and id is distinct from ${p.except}::uuid
        and (lower(tag) = any(${p.tags}::text[]) or serial <> '' and lower(serial) = any(${p.serials}::text[]))`.compile(
        db,
      ),
  }),
)

/** Serialises writes to an organisation's register, so that no tag is suggested or taken twice. */
export const lockRegister = one(({ db, organisation }, _: object) => ({
  compile: () => sql<object>`select pg_advisory_xact_lock(hashtextextended(${organisation}::text, 48))`.compile(db),
}))

/** The highest number of a tag such as AST-0042. */
export const lastTag = one(({ db, organisation }, _: object) => ({
  compile: () =>
    sql<{ last: number }>`
      select coalesce(max(substring(tag from '^AST-(\\d{1,9})$')::int), 0) as last from asset
      where organisation_id = ${organisation}`.compile(db),
}))

type Facts = Pick<Row, 'tag' | 'serial' | 'name' | 'category' | 'vendor' | 'boughtOn' | 'pricePaise' | 'warrantyUntil'>

export const updateAsset = change(({ db, organisation }, p: Facts & { id: Id; now: Instant }) =>
  db
    .updateTable('asset')
    .set({
      ...{ tag: p.tag, serial: p.serial, name: p.name, category: p.category, vendor: p.vendor },
      ...{ bought_on: p.boughtOn, price_paise: p.pricePaise, warranty_until: p.warrantyUntil, updated_at: p.now },
    })
    .where('organisation_id', '=', organisation)
    .where('id', '=', p.id),
)

export const retireAsset = change(
  ({ db, organisation }, p: { id: Id; day: Day; reason: RetireReason; note: string; account: Id; now: Instant }) =>
    db
      .updateTable('asset')
      .set({
        ...{ retired_on: p.day, retired_reason: p.reason, retired_note: p.note, retired_by: p.account },
        updated_at: p.now,
      })
      .where('organisation_id', '=', organisation)
      .where('id', '=', p.id),
)

/** The procurement request line that assets came from. */
export const lineById = one(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ request: Id }>`
      select line.request_id as request from request_line line
      join request on request.organisation_id = ${organisation} and request.id = line.request_id and request.type = 'procurement'
      where line.organisation_id = ${organisation} and line.id = ${p.id}`.compile(db),
}))
