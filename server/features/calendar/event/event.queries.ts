import { sql } from 'kysely'
import type { z } from 'zod'
import type { CalendarEvent } from '@muster/contract/calendar/event.routes.ts'
import type { Day, Id, Instant } from '@muster/contract/values.ts'
import { nobody } from '../../../platform/database/cluster/nobody.ts'
import { change, one, rows } from '../../../platform/database/statement.ts'

/** The event with the days of its first occurrence. */
export type EventRow = Omit<z.output<typeof CalendarEvent>, 'firstFrom' | 'firstTo'>

interface Asked {
  from: Day
  to: Day
  employee: Id | null
  account: Id
  /** Whether all events are visible. */
  all: boolean
}

/** Events for the caller that may have an occurrence between two days. */
export const eventsFor = rows(({ db, organisation }, p: Asked) => ({
  compile: () =>
    sql<EventRow>`
      select event.id as "_id", event.title, event.description, event.place, event.starts_on as "from",
        event.ends_on as "to", event.start_time as "startTime", event.end_time as "endTime", event.audience,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', d.id, 'name', d.name) order by d.name) from event_department of
          join department d on d.organisation_id = ${organisation} and d.id = of.department_id
          where of.organisation_id = ${organisation} and of.event_id = event.id), '[]') as departments,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', l.id, 'name', l.name) order by l.name) from event_location of
          join location l on l.organisation_id = ${organisation} and l.id = of.location_id
          where of.organisation_id = ${organisation} and of.event_id = event.id), '[]') as locations,
        coalesce((
          select jsonb_agg(jsonb_build_object('_id', e.id, 'name', e.name, 'photo', e.photo_key, 'answer', of.answer)
            order by lower(e.name)) from event_person of
          join employee e on e.organisation_id = ${organisation} and e.id = of.employee_id
          where of.organisation_id = ${organisation} and of.event_id = event.id), '[]') as people,
        event.repeat, event.repeat_until as "repeatUntil", event.remind_minutes as "remindMinutes",
        creator.name as "createdBy", own.answer
      from event
      join account creator on creator.organisation_id = ${organisation} and creator.id = event.created_by
      left join employee me on me.organisation_id = ${organisation} and me.id = coalesce(${p.employee}::uuid, ${nobody})
      left join event_person own on own.organisation_id = ${organisation} and own.event_id = event.id
        and own.employee_id = me.id
      where event.organisation_id = ${organisation} and event.starts_on <= ${p.to}::date
        and (event.repeat = 'none' and event.ends_on >= ${p.from}::date or event.repeat <> 'none'
          and (event.repeat_until is null or event.repeat_until + (event.ends_on - event.starts_on) >= ${p.from}::date))
        and (${p.all}::boolean or event.audience = 'everyone' or event.created_by = ${p.account} or own.is_invited
          or event.audience = 'departments' and exists (
            select from event_department of where of.organisation_id = ${organisation} and of.event_id = event.id
              and of.department_id = me.department_id)
          or event.audience = 'locations' and exists (
            select from event_location of where of.organisation_id = ${organisation} and of.event_id = event.id
              and of.location_id = me.location_id))
      order by event.starts_on, event.start_time nulls first, event.title, event.id`.compile(db),
}))

/** An event's recipients, without people who declined. */
export const audienceOf = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select e.account_id as account from event
      join employee e on e.organisation_id = ${organisation} and e.status <> 'inactive'
      left join event_person own on own.organisation_id = ${organisation} and own.event_id = event.id
        and own.employee_id = e.id
      where event.organisation_id = ${organisation} and event.id = ${p.id} and own.answer is distinct from 'no'
        and (event.audience = 'everyone' or own.is_invited
          or event.audience = 'departments' and exists (
            select from event_department of where of.organisation_id = ${organisation} and of.event_id = event.id
              and of.department_id = e.department_id)
          or event.audience = 'locations' and exists (
            select from event_location of where of.organisation_id = ${organisation} and of.event_id = event.id
              and of.location_id = e.location_id))`.compile(db),
}))

/** `event` is JSON of the columns to write. Returns 0 if there is none with this id to change. */
export const putEvent = change(
  ({ db, organisation }, p: { id: Id; isNew: boolean; event: string; by: Id; now: Instant }) => ({
    compile: () =>
      sql`
        with sent as (
          select * from jsonb_to_record(${p.event}::jsonb) as e(title text, description text, place text, "from" date,
            "to" date, "startTime" text, "endTime" text, audience text, repeat text, "repeatUntil" date, "remindMinutes" int)
        ),
        added as (
          insert into event (organisation_id, id, title, description, place, starts_on, ends_on, start_time, end_time,
            audience, repeat, repeat_until, remind_minutes, created_by, created_at, updated_at)
          select ${organisation}, ${p.id}::uuid, title, description, place, "from", "to", "startTime", "endTime", audience,
            repeat, "repeatUntil", "remindMinutes", ${p.by}::uuid, ${p.now}::timestamptz, ${p.now}::timestamptz
          from sent where ${p.isNew}::boolean
          returning id
        ),
        changed as (
          update event set title = sent.title, description = sent.description, place = sent.place,
            starts_on = sent."from", ends_on = sent."to", start_time = sent."startTime", end_time = sent."endTime",
            audience = sent.audience, repeat = sent.repeat, repeat_until = sent."repeatUntil",
            remind_minutes = sent."remindMinutes", updated_at = ${p.now}::timestamptz
          from sent
          where not ${p.isNew}::boolean and event.organisation_id = ${organisation} and event.id = ${p.id}::uuid
          returning event.id
        )
        select id from added union all select id from changed`.compile(db),
  }),
)

export const putDepartments = change(({ db, organisation }, p: { id: Id; ids: Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from event_department
        where organisation_id = ${organisation} and event_id = ${p.id} and department_id <> all(${p.ids}::uuid[])
      )
      insert into event_department (organisation_id, event_id, department_id)
      select ${organisation}, ${p.id}, unnest(${p.ids}::uuid[]) on conflict do nothing
      returning 1`.compile(db),
}))

export const putLocations = change(({ db, organisation }, p: { id: Id; ids: Id[] }) => ({
  compile: () =>
    sql`
      with gone as (
        delete from event_location
        where organisation_id = ${organisation} and event_id = ${p.id} and location_id <> all(${p.ids}::uuid[])
      )
      insert into event_location (organisation_id, event_id, location_id)
      select ${organisation}, ${p.id}, unnest(${p.ids}::uuid[]) on conflict do nothing
      returning 1`.compile(db),
}))

/** Invites these people by name, and returns the accounts not invited before. Answers stay. */
export const putInvited = rows(({ db, organisation }, p: { id: Id; ids: Id[] }) => ({
  compile: () =>
    sql<{ account: Id }>`
      with before as materialized (
        select employee_id from event_person
        where organisation_id = ${organisation} and event_id = ${p.id} and is_invited
      ),
      gone as (
        delete from event_person
        where organisation_id = ${organisation} and event_id = ${p.id} and is_invited
          and employee_id <> all(${p.ids}::uuid[])
      ),
      written as (
        insert into event_person (organisation_id, event_id, employee_id, is_invited)
        select ${organisation}, ${p.id}, unnest(${p.ids}::uuid[]), true
        on conflict (organisation_id, event_id, employee_id) do update set is_invited = true
        returning employee_id
      )
      select e.account_id as account from written
      join employee e on e.organisation_id = ${organisation} and e.id = written.employee_id
      where written.employee_id not in (select employee_id from before)`.compile(db),
}))

export const invitedAccounts = rows(({ db, organisation }, p: { id: Id }) => ({
  compile: () =>
    sql<{ account: Id }>`
      select e.account_id as account from event_person of
      join employee e on e.organisation_id = ${organisation} and e.id = of.employee_id and e.status <> 'inactive'
      where of.organisation_id = ${organisation} and of.event_id = ${p.id} and of.is_invited
        and of.answer is distinct from 'no'`.compile(db),
}))

export const deleteEvent = one(({ db, organisation }, p: { id: Id }) =>
  db.deleteFrom('event').where('organisation_id', '=', organisation).where('id', '=', p.id).returning(['title']),
)

export const putAnswer = change(({ db, organisation }, p: { id: Id; employee: Id; answer: string; now: Instant }) => ({
  compile: () =>
    sql`
        insert into event_person (organisation_id, event_id, employee_id, is_invited, answer, answered_at)
        values (${organisation}, ${p.id}, ${p.employee}, false, ${p.answer}, ${p.now})
        on conflict (organisation_id, event_id, employee_id) do update
          set answer = excluded.answer, answered_at = excluded.answered_at`.compile(db),
}))

interface Reminding {
  id: Id
  title: string
  from: Day
  to: Day
  startTime: string | null
  repeat: EventRow['repeat']
  repeatUntil: Day | null
  remindMinutes: number
}

/** Events with a reminder that may begin between two days. */
export const remindingEvents = rows(({ db, organisation }, p: { from: Day; to: Day }) => ({
  compile: () =>
    sql<Reminding>`
      select id, title, starts_on as "from", ends_on as "to", start_time as "startTime", repeat,
        repeat_until as "repeatUntil", remind_minutes as "remindMinutes"
      from event
      where organisation_id = ${organisation} and remind_minutes is not null and starts_on <= ${p.to}::date
        and (repeat = 'none' and starts_on >= ${p.from}::date
          or repeat <> 'none' and (repeat_until is null or repeat_until >= ${p.from}::date))`.compile(db),
}))

/** Returns 1 if no reminder was sent for this occurrence. */
export const noteReminder = change(({ db, organisation }, p: { id: Id; day: Day; now: Instant }) => ({
  compile: () =>
    sql`
      insert into event_reminder (organisation_id, event_id, day, reminded_at)
      values (${organisation}, ${p.id}, ${p.day}::date, ${p.now}) on conflict do nothing`.compile(db),
}))
