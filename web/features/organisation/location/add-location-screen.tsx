import { LocationForm } from './location-form.tsx'

export default function AddLocationScreen() {
  return <LocationForm />
}
