import type { Company, Person } from './company.ts'
import { inTwoParts } from './many-people.ts'

/** Additional people with the same salary. */
export async function copied(company: Company, person: Person, count: number): Promise<void> {
  await inTwoParts(count, (from, to) => copies(company, person, from + 1, to))
}

async function copies(company: Company, person: Person, from: number, to: number): Promise<void> {
  await company.fill(async (tx) => {
    const query = (text: string) => tx.query({ name: '', text, values: [] })
    const own = `organisation_id = '${company.organisation}'`
    await query(`
      insert into account (organisation_id, id, email, name, role_id, created_at)
      select organisation_id, new_id(), 'copy' || n || '@acme.test', 'Copy ' || n, role_id, created_at
      from account, generate_series(${from}, ${to}) n where ${own} and id = '${person.account}' returning 1`)
    await query(`
      insert into employee (organisation_id, account_id, code, first_name, last_name, work_email, location_id, joined_on,
        status, created_at, updated_at)
      select a.organisation_id, a.id, a.email, 'Copy', a.name, a.email, e.location_id, e.joined_on, e.status, e.created_at, e.updated_at
      from account a, employee e where a.email = any(array(select 'copy' || n || '@acme.test' from generate_series(${from}, ${to}) n))
        and a.${own} and e.${own} and e.id = '${person.employee}' returning 1`)
    await query(`
      insert into employee_salary (organisation_id, employee_id, starts_on, annual_ctc_paise, template_name, components, lines, created_at)
      select e.organisation_id, e.id, s.starts_on, s.annual_ctc_paise, s.template_name, s.components, s.lines, s.created_at
      from employee e, employee_salary s where e.${own} and e.first_name = 'Copy' and s.${own} and s.employee_id = '${person.employee}'
        and not exists (select from employee_salary own where own.${own} and own.employee_id = e.id) returning 1`)
  })
}
