import { DatePicker } from '@mui/x-date-pickers/DatePicker'
import type { Dayjs } from 'dayjs'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ClipboardEvent, type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import type { Wiring } from '../field-frame.tsx'
import type { InputProps } from '../input-props.ts'
import { useDaysOff } from '../../calendar/use-days-off.ts'
import { today } from '../../format/date.ts'
import { CalendarFoot, ShownMonth } from './calendar-foot.tsx'
import { DaysOff, MarkedDay } from './marked-day.tsx'
import { CalendarIcon, touchDays, pickerText } from './picker-slots.ts'
import { DateLimits, TypedDate } from './typed-date.tsx'
import { typedDay } from './typed-day.ts'
import { fromDayjs, PickersLocale, toDayjs } from './pickers-locale.tsx'

export interface DateInputProps extends InputProps<string | null> {
  /** First and last Day that may be chosen. */
  min?: string
  max?: string
  /** A month (`YYYY-MM`) instead of a day. */
  month?: boolean
}

interface Props extends DateInputProps {
  wiring: Wiring
  /** Called while a date is half typed or the calendar is open. */
  onChoosing: (isChoosing: boolean) => void
}

/** The control of DateInput itself, loaded when one is shown. On touch devices a tap opens the calendar. */
export default function DatePart(props: Props) {
  const wiring = props.wiring
  const { value, onChange, month = false } = props
  const format = month ? 'YYYY-MM' : 'YYYY-MM-DD'
  const [inner, setInner] = useState<Dayjs | null>(() => toDayjs(value))
  // A half-typed date has the value null; keep showing it until the value is changed from outside.
  const shown = fromDayjs(inner, format) === (value || null) ? inner : toDayjs(value)
  const [isOpen, setOpen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  const [turnedTo, setTurnedTo] = useState<string | null>(null)
  const shownMonth = month ? null : (turnedTo ?? fromDayjs(shown, 'YYYY-MM') ?? today().slice(0, 7))
  const daysOff = useDaysOff(isOpen && shownMonth !== null ? Number(shownMonth.slice(0, 4)) : null)
  const byFinger = useMediaQuery('(pointer: coarse)')
  const text = pickerText(wiring, props.error, undefined, shown === null)
  const take = (next: Dayjs | null) => {
    setInner(next)
    onChange(fromDayjs(next, format))
  }
  const toggle = (open: boolean) => {
    setOpen(open)
    setTurnedTo(null)
    setTyping(false)
    props.onChoosing(open)
    if (!open) props.onBlur?.()
  }
  const left = (event: FocusEvent<HTMLElement>) => {
    // From one part of the date to the next, or into the calendar.
    const to = event.relatedTarget
    if (isOpen || (to?.matches('[role=spinbutton]') === true && event.currentTarget.contains(to))) return
    // A two-digit year is of this century or the last; the picker would read it as the first.
    const written = (event.currentTarget.textContent ?? '').replaceAll(/[^\d/]/g, '')
    const [, dayAndMonth = '', year = ''] = /^(\d\d\/\d\d\/)(?:00)?(\d\d)$/.exec(written) ?? []
    const day = month ? null : typedDay(`${dayAndMonth}${year}`)
    if (day !== null) take(toDayjs(day))
    props.onChoosing(false)
    props.onBlur?.()
  }
  const typedIn = useRef<EventTarget | null>(null)
  const separated = (event: KeyboardEvent<HTMLElement>) => {
    // A complete part moves on to the next. After a full one the picker has already moved on.
    if (!separators.has(event.key)) {
      if (event.key.length === 1) {
        typedIn.current = event.target
        props.onChoosing(true)
      }
      return
    }
    event.preventDefault()
    event.stopPropagation()
    if (typedIn.current === event.target)
      event.target.dispatchEvent(
        new window.KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }),
      )
    typedIn.current = null
  }
  const pasted = (event: ClipboardEvent) => {
    const day = month ? null : typedDay(event.clipboardData.getData('text'))
    if (day === null) return
    event.preventDefault()
    event.stopPropagation()
    take(toDayjs(day))
  }
  const tap = ({ target }: MouseEvent<HTMLElement>) => {
    const isButton = target instanceof Element && target.closest('button') !== null
    if (byFinger && props.disabled !== true && !isButton) toggle(true)
  }
  const turn = (to: Dayjs) => setTurnedTo(fromDayjs(to, 'YYYY-MM'))
  const picker = (
    <DatePicker
      open={isOpen}
      onOpen={() => toggle(true)}
      onClose={() => toggle(false)}
      value={shown}
      onChange={(next) => {
        take(next)
        props.onChoosing(isOpen || (next !== null && fromDayjs(next, format) === null))
      }}
      format={month ? 'MM/YYYY' : 'DD/MM/YYYY'}
      views={month ? ['year', 'month'] : undefined}
      openTo={month ? 'month' : undefined}
      minDate={toDayjs(props.min) ?? undefined}
      maxDate={toDayjs(props.max) ?? undefined}
      disabled={props.disabled}
      inputRef={props.inputRef}
      onMonthChange={turn}
      onYearChange={turn}
      slots={{ openPickerIcon: CalendarIcon, ...(month ? {} : daySlots) }}
      slotProps={{
        popper: { 'aria-labelledby': wiring.labelId },
        textField: {
          ...text,
          onBlurCapture: left,
          onPasteCapture: pasted,
          onClickCapture: tap,
          onKeyDownCapture: separated,
          sx: { ...text.sx, minHeight: byFinger ? 44 : undefined },
        },
        field: { clearable: props.optional, readOnly: byFinger },
        layout: byFinger ? { sx: touchDays } : undefined,
      }}
    />
  )
  return (
    <PickersLocale>
      <DaysOff value={daysOff}>
        <ShownMonth value={{ month: shownMonth, isTyping }}>
          <DateLimits value={{ min: props.min, max: props.max, onTyping: setTyping }}>{picker}</DateLimits>
        </ShownMonth>
      </DaysOff>
    </PickersLocale>
  )
}

const daySlots = { day: MarkedDay, actionBar: CalendarFoot, toolbar: TypedDate }

const separators = new Set(['/', '-', '.', ',', ' '])
