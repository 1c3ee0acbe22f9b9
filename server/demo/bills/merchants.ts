import { gstinCheck } from '@muster/contract/identifiers.ts'

export type BillKind =
  'taxi' | 'restaurant' | 'shop' | 'hotel' | 'courier' | 'ticket' | 'phone' | 'course' | 'supplier' | 'quotation'

/** Invented, as are its numbers. */
export interface Merchant {
  name: string
  address: string
  city: string
  /** The first two digits of its GSTIN. */
  state: string
}

interface Sellers {
  /** A photographed slip of paper, or an invoice as PDF. */
  look: 'receipt' | 'invoice'
  title: string
  /** Starts its bill numbers. */
  prefix: string
  /** Tax rate in hundredths of a per cent. */
  rate: number
  merchants: readonly Merchant[]
  /** The usual items. */
  sold: readonly string[]
}

const at = (name: string, address: string, city: string, state: string): Merchant => ({ name, address, city, state })

/** The sellers of each kind of bill. */
export const sellers: Readonly<Record<BillKind, Sellers>> = {
  taxi: {
    ...{ look: 'receipt', title: 'Trip receipt', prefix: 'T-', rate: 500 },
    merchants: [
      at('Garuda Cabs', '14 Richmond Road', 'Bengaluru 560025', '29'),
      at('Deccan Taxi Service', '3 Station Road', 'Pune 411001', '27'),
      at('Marina Call Taxi', '88 Beach Road', 'Chennai 600004', '33'),
    ],
    sold: ['Airport to office, 34.2 km', 'Office to customer, 12.6 km', 'Waiting charges', 'Toll and parking'],
  },
  restaurant: {
    ...{ look: 'receipt', title: 'Tax invoice', prefix: 'R', rate: 500 },
    merchants: [
      at('Udupi Annapoorna', '21 Church Street', 'Bengaluru 560001', '29'),
      at('Konkan Katta', '7 Fergusson Road', 'Pune 411004', '27'),
      at('Madras Filter House', '5 Cathedral Road', 'Chennai 600086', '33'),
    ],
    sold: ['South Indian thali', 'Masala dosa', 'Paneer tikka', 'Fresh lime soda', 'Filter coffee'],
  },
  shop: {
    ...{ look: 'receipt', title: 'Tax invoice', prefix: 'S', rate: 1800 },
    merchants: [
      at('Saraswati Stationers', '40 Avenue Road', 'Bengaluru 560002', '29'),
      at('Bright Office Mart', '12 Laxmi Road', 'Pune 411030', '27'),
      at('Kaveri Electricals', '9 SP Road', 'Bengaluru 560002', '29'),
    ],
    sold: ['Whiteboard markers, box', 'USB-C adapter', 'A4 paper, 5 reams', 'Extension board', 'Desk lamp'],
  },
  hotel: {
    ...{ look: 'invoice', title: 'Tax invoice', prefix: 'H/26-27/', rate: 500 },
    merchants: [
      at('Hotel Sea Breeze', '2 Marine Drive', 'Mumbai 400020', '27'),
      at('Nandi Residency', '56 Palace Road', 'Mysuru 570001', '29'),
      at('The Coromandel Stay', '17 Mount Road', 'Chennai 600002', '33'),
    ],
    sold: ['Room, single occupancy', 'Room with breakfast', 'Executive room'],
  },
  courier: {
    ...{ look: 'invoice', title: 'Tax invoice', prefix: 'CN', rate: 1800 },
    merchants: [
      at('Swift Parcel Network', '3 Cargo Complex', 'Bengaluru 560300', '29'),
      at('Vayu Couriers', '61 Andheri Kurla Road', 'Mumbai 400059', '27'),
    ],
    sold: ['Parcel, 2.5 kg, surface', 'Documents, next day'],
  },
  ticket: {
    ...{ look: 'invoice', title: 'Ticket and tax invoice', prefix: 'PNR', rate: 500 },
    merchants: [
      at('Malabar Airways', 'Terminal 1', 'Bengaluru 560300', '29'),
      at('Deccan Rail Travels', '1 Platform Road', 'Bengaluru 560023', '29'),
    ],
    sold: ['Fare, one adult', 'Fare, one adult, window seat'],
  },
  phone: {
    ...{ look: 'invoice', title: 'Tax invoice', prefix: 'BILL', rate: 1800 },
    merchants: [at('Tarang Telecom', '100 Feet Road', 'Bengaluru 560038', '29')],
    sold: ['Postpaid plan, one month', 'Broadband, 200 Mbps, one month'],
  },
  course: {
    ...{ look: 'invoice', title: 'Tax invoice', prefix: 'EDU', rate: 1800 },
    merchants: [at('Vidya Learning Labs', '33 HSR Layout', 'Bengaluru 560102', '29')],
    sold: ['Course fee, PostgreSQL in depth', 'Course fee, Cost accounting'],
  },
  supplier: {
    ...{ look: 'invoice', title: 'Tax invoice', prefix: 'INV/', rate: 1800 },
    merchants: [
      at('Kaveri Computers', '77 SP Road', 'Bengaluru 560002', '29'),
      at('Orchid Business Systems', '8 Nehru Place', 'New Delhi 110019', '07'),
      at('Blue Lotus Furniture', '19 Whitefield Road', 'Bengaluru 560066', '29'),
    ],
    sold: ['Goods as ordered'],
  },
  quotation: {
    ...{ look: 'invoice', title: 'Quotation', prefix: 'QT/', rate: 1800 },
    merchants: [
      at('Kaveri Computers', '77 SP Road', 'Bengaluru 560002', '29'),
      at('Orchid Business Systems', '8 Nehru Place', 'New Delhi 110019', '07'),
      at('Blue Lotus Furniture', '19 Whitefield Road', 'Bengaluru 560066', '29'),
    ],
    sold: ['Goods as requested'],
  },
}

/** Valid in format and check character, but belonging to no company. */
export function gstinOf({ name, state }: Merchant): string {
  const letters = name.toUpperCase().replace(/[^A-Z]/g, '')
  const digits = [...letters].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9000, 7) + 1000
  const pan = `${letters.slice(0, 3)}F${letters.at(0)}${digits}${letters.at(-1)}`
  const start = `${state}${pan}1Z`
  return start + gstinCheck(start)
}
