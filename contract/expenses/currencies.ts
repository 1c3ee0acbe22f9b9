/** Currencies that bills come in, besides the rupee. */
export const currencies = [
  ...[
    'USD',
    'EUR',
    'GBP',
    'AED',
    'SGD',
    'AUD',
    'CAD',
    'CHF',
    'CNY',
    'HKD',
    'IDR',
    'JPY',
    'KRW',
    'LKR',
    'MYR',
    'NPR',
    'NZD',
  ],
  ...['OMR', 'PHP', 'QAR', 'SAR', 'SEK', 'THB', 'VND', 'ZAR', 'BDT', 'BHD', 'DKK', 'KWD', 'NOK', 'TWD'],
] as const
