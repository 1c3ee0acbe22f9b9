import { law, type Law } from '../../../../law/law.ts'

const rules = 'Code on Wages (Central) Rules 2026, G.S.R. 343(E)'
const setting = 'An employer may use its own days and hours.'

export const overtimeTimes = law('in.overtime.times', 'Overtime: times the normal rate', 'count', [
  { from: '1949-04-01', value: 2, source: 'Factories Act 1948 s.59; Code on Wages 2019 s.14', certainty: 'firm' },
])

export const overtimeDays = law('in.overtime.days', 'Overtime: days per month', 'days', [
  { from: '1949-04-01', value: 26, source: rules, certainty: 'likely', note: setting },
])

export const overtimeHours = law('in.overtime.hours', 'Overtime: hours per day', 'hours', [
  { from: '1949-04-01', value: 8, source: rules, certainty: 'likely', note: setting },
])

export const overtimeLaws: readonly Law[] = [overtimeTimes, overtimeDays, overtimeHours]
