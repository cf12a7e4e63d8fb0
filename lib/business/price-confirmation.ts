/** The owner's to change: who confirms the price, when, and how it is paid. Above "Book my pickup". */
export const PRICE_CONFIRMATION =
  'Your crew looks at everything and confirms the price in writing before they load, and you pay by card or cash when they’re done.'
