import { times } from '../../money.ts'
import { gratuity, gratuitySettings } from '../../payroll/rules/in/exit/gratuity.ts'
import { leaveEncashment } from '../../payroll/rules/in/exit/leave-encashment.ts'
import { serviceOf, type Service } from '../../payroll/rules/in/exit/service.ts'
import { gratuityDue, settlementDue } from '../../payroll/rules/in/exit/settlement.ts'
import type { Adapter, CaseInput } from '../case.ts'
import * as read from '../read.ts'
import { rupeesOf } from '../read.ts'
import { weekdays } from './pay.ts'

/** The rules of exit. */
export const exitAdapters: Readonly<Record<string, Adapter>> = {
  gratuity: (book, input) => {
    const result = gratuity(
      book,
      {
        day: read.lawDay(input),
        lastWagesPaise: read.amount(input, 'lastWages'),
        service: service(input),
        reason: reason(input),
        fixedTerm: read.flag(input, 'fixedTerm', false),
      },
      {
        ...gratuitySettings,
        ceilingPaise: read.isMissing(input, 'ceiling') ? null : read.amount(input, 'ceiling'),
        fifthYear: read.choice(input, 'fifthYear', ['no', 'sixDayWeek', 'fiveDayWeek'], 'no'),
      },
    )
    const countedYears = times(result.countedMonths * 100, 1, 12, 'nearestPaisa') / 100
    return { eligible: result.eligible, countedYears, gratuity: rupeesOf(result.gratuityPaise) }
  },
  leave_encashment: (book, input) => {
    const result = leaveEncashment(
      book,
      {
        day: read.lawDay(input),
        receivedPaise: read.amount(input, 'received'),
        averageSalaryPaise: read.amount(input, 'averageSalary', 0),
        leaveDays: read.rate(input, 'leaveDays', { numerator: 0, denominator: 1 }),
        serviceYears: read.isMissing(input, 'serviceYears') ? null : read.count(input, 'serviceYears'),
        exemptEarlierPaise: read.amount(input, 'exemptEarlier', 0),
        duringService: read.flag(input, 'duringService', false),
        government: read.flag(input, 'government', false),
      },
      read.isMissing(input, 'limit') ? null : read.amount(input, 'limit'),
    )
    return { exempt: rupeesOf(result.exemptPaise), taxable: rupeesOf(result.taxablePaise) }
  },
  fnf_due: (book, input) => {
    const exit = read.day(input, 'exitDate')
    const offs = read.isMissing(input, 'weeklyOff') ? ['sunday'] : texts(input, 'weeklyOff')
    const weeklyOffs = offs.map((name) => {
      const weekday = weekdays[name.toLowerCase()]
      if (weekday === undefined) throw new RangeError(`weeklyOff must hold days of the week, got ${name}`)
      return weekday
    })
    const { payBy } = settlementDue(book, exit, { weeklyOffs, holidays: texts(input, 'holidays') })
    return read.flag(input, 'gratuity', false) ? { payBy, gratuityBy: gratuityDue(book, exit).payBy } : { payBy }
  },
}

/** Every other exit requires the same service as a resignation. */
function reason(input: CaseInput): 'resignation' | 'death' | 'disablement' {
  const value = read.text(input, 'reason', 'resignation')
  return value === 'death' || value === 'disablement' ? value : 'resignation'
}

function service(input: CaseInput): Service {
  if (!read.isMissing(input, 'joined')) return serviceOf(read.day(input, 'joined'), read.day(input, 'left'))
  return {
    years: read.count(input, 'years', 0),
    months: read.count(input, 'months', 0),
    days: read.count(input, 'days', 0),
  }
}

function texts(input: CaseInput, key: string): string[] {
  const value = input[key] ?? []
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.map((one) => String(one))
}
