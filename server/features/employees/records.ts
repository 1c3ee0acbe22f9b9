import type { Day, Id } from '@muster/contract/values.ts'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/database/tx.ts'
import { sealAccount } from './bank/bank-details.ts'
import { sealed } from './personal/identity-numbers.ts'
import { insertBanks, insertPersonals } from './records.queries.ts'

export interface PersonRecord {
  employee: Id
  name: string
  birthDate: Day
  gender: 'female' | 'male'
  bloodGroup: string
  maritalStatus: string
  address: { line1: string; line2: string; city: string; state: string; pinCode: string }
  pan: string
  /** Provident fund and ESI numbers; null for those who have none. */
  uan: string | null
  esi: string | null
  account: string
  ifsc: string
  bankName: string
  branch: string
}

/** Inserts personal and bank details for people who have none yet, many at once. */
export async function insertRecords(tx: Tx, app: Pick<App, 'secrets'>, people: readonly PersonRecord[]): Promise<void> {
  const personals = people.map((one) => {
    const [pan, uan, esi] = (['pan', 'uan', 'esi'] as const).map((kind) => sealed(app.secrets, kind, one[kind]))
    return {
      ...{ employee_id: one.employee, birth_date: one.birthDate, gender: one.gender, blood_group: one.bloodGroup },
      ...{ marital_status: one.maritalStatus, address: one.address },
      ...{ pan_sealed: pan?.sealed, pan_last4: pan?.last4, pan_digest: pan?.digest },
      ...{ uan_sealed: uan?.sealed, uan_last4: uan?.last4, uan_digest: uan?.digest },
      ...{ esi_sealed: esi?.sealed, esi_last4: esi?.last4, esi_digest: esi?.digest },
    }
  })
  const banks = people.map((one) => {
    const account = sealAccount(app, one.account)
    return {
      ...{
        employee_id: one.employee,
        holder_name: one.name,
        ifsc: one.ifsc,
        bank_name: one.bankName,
        branch: one.branch,
      },
      ...{ account_sealed: account.sealed, account_last4: account.last4 },
    }
  })
  await insertPersonals(tx, { rows: JSON.stringify(personals), now: tx.now })
  await insertBanks(tx, { rows: JSON.stringify(banks), now: tx.now })
}
