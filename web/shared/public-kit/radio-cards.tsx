import type { ReactNode } from 'react'
import './cards.css'
import './kit.css'

export interface Card<V extends string> {
  value: V
  title: ReactNode
  text?: ReactNode
  /** A label in the corner, for example "Most chosen". */
  mark?: string
}

interface Props<V extends string> {
  legend: string
  name: string
  value: V | null
  onChange: (value: V) => void
  cards: readonly Card<V>[]
  /** Cards side by side if there is room. */
  columns?: 1 | 2 | 3
  hideLegend?: boolean
}

/** A choice among a few, each with a short explanation. */
export function RadioCards<V extends string>({
  legend,
  name,
  value,
  onChange,
  cards,
  columns = 1,
  hideLegend,
}: Props<V>) {
  return (
    <fieldset className="kit-cards" data-columns={columns}>
      <legend className={hideLegend === true ? 'kit-hidden' : undefined}>{legend}</legend>
      {cards.map((card) => (
        <label key={card.value} className="kit-card">
          <input
            type="radio"
            name={name}
            value={card.value}
            checked={value === card.value}
            onChange={() => onChange(card.value)}
          />
          <span className="kit-card-body">
            <span className="kit-card-title">
              {card.title}
              {card.mark === undefined ? null : <span className="kit-card-mark">{card.mark}</span>}
            </span>
            {card.text === undefined ? null : <span className="kit-card-text">{card.text}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
