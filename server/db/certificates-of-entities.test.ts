import { expect, test } from 'vitest'
import { migrated } from '../testing/before-migration.ts'

const id = (n: number) => `01930000-0000-7000-8000-0000000000${String(n).padStart(2, '0')}`
const [organisation, role, place, priya, meera, labs] = [id(1), id(2), id(3), id(11), id(12), id(21)]
const now = `'2026-06-01T06:00:00Z'`

const part = (n: number, employee: string, year: string, content: string | null) => {
  const ofA = content === null ? `'A', 'acme/${n}.pdf', '${n}.pdf', null` : `'B', null, null, '${content}'`
  return `('${organisation}', '${id(n)}', '${employee}', '${year}', ${ofA}, ${now})`
}

const before = `
  insert into organisation (id, name, created_at, updated_at) values ('${organisation}', 'Acme', ${now}, ${now});
  insert into role (organisation_id, id, name, created_at) values ('${organisation}', '${role}', 'Employee', ${now});
  insert into location (organisation_id, id, name, state, created_at, updated_at)
  values ('${organisation}', '${place}', 'Pune', 'IN-MH', ${now}, ${now});
  insert into account (organisation_id, id, email, name, role_id, created_at) values
    ('${organisation}', '${priya}', 'p@acme.test', 'Priya', '${role}', ${now}),
    ('${organisation}', '${meera}', 'm@acme.test', 'Meera', '${role}', ${now});
  insert into employee (organisation_id, id, account_id, code, first_name, last_name, work_email, location_id, joined_on, status,
    created_at, updated_at)
  select organisation_id, id, id, email, name, 'Nair', email, '${place}', '2024-04-01', 'active', ${now}, ${now} from account;
  insert into legal_entity (organisation_id, id, name, legal_name, address, registrations, responsible, created_at, updated_at)
  values ('${organisation}', '${labs}', 'Labs', 'Labs Limited', '{}', '[]', '{}', ${now}, ${now});
  insert into pay_run (organisation_id, id, month, state, config, started_at, progress_at, approved_at)
  values ('${organisation}', '${id(31)}', '2025-06', 'approved', '{"payDay": 28, "payMonth": "this"}', ${now}, ${now}, ${now});
  insert into payslip (organisation_id, run_id, employee_id, month, person, days, lines, inputs, inputs_hash, gross_paise,
    deductions_paise, reimbursements_paise, employer_paise, round_off_paise, net_paise, created_at, legal_entity_id)
  select '${organisation}', '${id(31)}', employee::uuid, '2025-06', '{}', '{}', '[]', '{}', '', 0, 0, 0, 0, 0, 0, ${now}, entity::uuid
  from (values ('${priya}', null), ('${meera}', '${labs}')) as paid (employee, entity);
  insert into form_16_part (organisation_id, id, employee_id, financial_year, part, file_key, file_name, content, made_at) values
    ${[
      part(41, priya, '2025-26', null),
      part(42, priya, '2025-26', '{}'),
      part(43, meera, '2025-26', null),
      part(44, meera, '2025-26', `{"entity": "${labs}"}`),
      part(45, meera, '2024-25', null),
    ].join(',\n    ')};`

test('parts of certificates from before are of the legal entity that paid the year', () =>
  migrated('0484', before, async (database) => {
    const { rows } = await database.query<{ id: string; entity: string | null }>(
      'select id, legal_entity_id as entity from form_16_part order by id',
    )
    expect(rows.map(({ id: part, entity }) => [part.slice(-2), entity])).toEqual([
      ['41', null],
      ['42', null],
      ['43', labs],
      ['44', labs],
      ['45', null],
    ])
    // The server of the release before replaces a part by one whose entity is in the content only.
    await database.query('update form_16_part set replaced_at = made_at')
    const insert = `insert into form_16_part (organisation_id, id, employee_id, financial_year, part, file_key, file_name,
      content, made_at) values `
    await database.query(insert + part(46, meera, '2025-26', `{"entity": "${labs}"}`))
    const entered = await database.query(`select legal_entity_id as entity from form_16_part where id = '${id(46)}'`)
    expect(entered.rows).toEqual([{ entity: labs }])
    const again = database.query(insert + part(47, meera, '2025-26', `{"entity": "${labs}"}`))
    await expect(again).rejects.toThrow('form_16_part_key')
    await database.query(insert + part(48, meera, '2025-26', '{}'))
  }))
