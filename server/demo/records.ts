import { fullName } from '@muster/contract/name.ts'
import type { PersonRecord } from '../features/employees/index.ts'
import { places } from './names.ts'
import type { DemoPerson } from './people.ts'
import { random } from './random.ts'

const banks = [
  { ifsc: 'HDFC0000523', bankName: 'HDFC Bank', branch: 'Koramangala' },
  { ifsc: 'SBIN0001234', bankName: 'State Bank of India', branch: 'Main branch' },
  { ifsc: 'ICIC0000047', bankName: 'ICICI Bank', branch: 'MG Road' },
  { ifsc: 'UTIB0000009', bankName: 'Axis Bank', branch: 'Town Hall' },
]
/** ₹21,000 a month, the limit of state insurance coverage. */
const esiCtcPaise = 252_000_00
const streets = ['Residency Road', 'Church Street', 'Lake View Road', 'Temple Street', 'Station Road']
const men = new Set(
  'Aarav Akash Anil Arjun Chetan Dev Farhan Gaurav Harish Imran Ishaan Jatin Kabir Kiran Lalit Madhav Mohan Naveen Nikhil Omkar Pranav Rahul Rohan Sahil Sanjay Sunil Tarun Varun Vikram Yash Zubin'.split(
    ' ',
  ),
)
const blood = ['A+', 'B+', 'O+', 'AB+', 'O-', 'A-']

/** Personal and bank details of the invented people; two have not submitted theirs yet. */
export function inventRecords(people: readonly DemoPerson[]): PersonRecord[] {
  const chance = random(people.length)
  return people
    .filter(({ role }, index) => index % 30 !== 26 || role === 'HR')
    .map((person, index) => {
      const { city, state, postalCode: pinCode } = places[person.place]!
      const line1 = `${chance.below(180) + 1} ${chance.pick(streets)}`
      return {
        ...{ employee: person.employee, name: fullName(person), birthDate: person.birthDate },
        gender: men.has(person.firstName) ? ('male' as const) : ('female' as const),
        ...{ bloodGroup: chance.pick(blood), maritalStatus: chance.chance(55) ? 'married' : 'single' },
        address: { line1, line2: '', city, state, pinCode },
        pan: `ABCP${person.lastName.charAt(0).toUpperCase()}${String(index + 1001).slice(-4)}K`,
        uan: `1009${String(20_451_007 + index * 1009)}`,
        esi: person.annualCtcPaise <= esiCtcPaise ? `53${String(10_204_511 + index * 907)}` : null,
        account: `5010${String(10_000_000 + chance.below(89_999_999))}`,
        ...chance.pick(banks),
      }
    })
}
