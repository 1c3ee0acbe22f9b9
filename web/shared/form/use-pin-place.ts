import { useFormContext } from 'react-hook-form'
import { pinPlace } from '../format/pin-place.ts'
import { states } from '../format/states.ts'

/** For `onChanged` of a PIN code: fills in the state, and the city if known, as long as they are empty. */
export function usePinPlace(path = ''): (pin: unknown) => void {
  const { getValues, setValue } = useFormContext()
  return (pin) => {
    const place = pinPlace(typeof pin === 'string' ? pin : '')
    if (place === null) return
    const state = states.find(({ value }) => value === place.state)
    const put = { shouldDirty: true, shouldValidate: true }
    if (state !== undefined && !getValues(`${path}state`)) setValue(`${path}state`, { ...state }, put)
    if (place.city !== null && !getValues(`${path}city`)) setValue(`${path}city`, place.city, put)
  }
}
