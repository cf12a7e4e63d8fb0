import { isPhone, isPostalCode, isZip, maskPhone, maskPostalCode, maskZip } from './masks'

/**
 * How people give their phone and their code: typed, pasted from a mail or a card, dictated, filled in
 * by a phone. Each row: what comes, and what is kept of it.
 */

test.each([
  ['as it is shown', '416-555-0142', '416-555-0142'],
  ['digits alone', '4165550142', '416-555-0142'],
  ['with spaces', '416 555 0142', '416-555-0142'],
  ['with dots', '416.555.0142', '416-555-0142'],
  ['with brackets', '(416) 555-0142', '416-555-0142'],
  ['with brackets and no space', '(416)555-0142', '416-555-0142'],
  ['with slashes', '416/555/0142', '416-555-0142'],
  ['in pairs, as in Québec', '416 555 01 42', '416-555-0142'],
  ['with a leading 1', '1 416 555 0142', '416-555-0142'],
  ['with a leading 1 and hyphens', '1-416-555-0142', '416-555-0142'],
  ['with +1', '+1 416 555 0142', '416-555-0142'],
  ['with +1 and brackets', '+1 (416) 555-0142', '416-555-0142'],
  ['with (+1)', '(+1) 416-555-0142', '416-555-0142'],
  ['as a phone fills it in', '+14165550142', '416-555-0142'],
  ['as dialled from abroad', '001 416 555 0142', '416-555-0142'],
  ['as dialled from America to America', '011 1 416 555 0142', '416-555-0142'],
  ['with the zero of a trunk call', '0416 555 0142', '416-555-0142'],
  ['as a link', 'tel:+1-416-555-0142', '416-555-0142'],
  ['with an extension x12', '416-555-0142 x12', '416-555-0142'],
  ['with an extension ext. 12', '416-555-0142 ext. 12', '416-555-0142'],
  ['as a link with an extension', 'tel:+14165550142;ext=12', '416-555-0142'],
  ['with a label', 'Cell: 416-555-0142', '416-555-0142'],
  ['with a note', '416-555-0142 (after five)', '416-555-0142'],
  ['with a name', 'Mary 416-555-0142', '416-555-0142'],
  ['two of them', '416-555-0142 or 647-555-0199', '416-555-0142'],
  ['with spaces around', '  416-555-0142  ', '416-555-0142'],
  ['with a line break', '416-555-0142\n', '416-555-0142'],
  ['with a tab out of a table', '\t416\t555\t0142', '416-555-0142'],
  ['with no-break spaces', '416\u00a0555\u00a00142', '416-555-0142'],
  ['with narrow spaces', '416\u202f555\u202f0142', '416-555-0142'],
  ['with no-break hyphens', '416\u2011555\u20110142', '416-555-0142'],
  ['with dashes', '416–555—0142', '416-555-0142'],
  ['with marks of direction, from contacts', '\u202a+1 416-555-0142\u202c', '416-555-0142'],
  ['with a zero-width space', '416\u200b5550142', '416-555-0142'],
  ['full-width', '４１６５５５０１４２', '416-555-0142'],
  ['full-width with brackets', '＋１（４１６）５５５－０１４２', '416-555-0142'],
  ['Arabic-Indic digits', '٤١٦٥٥٥٠١٤٢', '416-555-0142'],
  ['Persian digits', '۴۱۶ ۵۵۵ ۰۱۴۲', '416-555-0142'],
  ['Hindi digits', '४१६५५५०१४२', '416-555-0142'],
  ['Bengali digits', '৪১৬-৫৫৫-০১৪২', '416-555-0142'],
  ['dictated with commas', '416, 555, 0142.', '416-555-0142'],
  ['dictated digit by digit', '4 1 6 5 5 5 0 1 4 2', '416-555-0142'],
  ['with keycaps', '4️⃣1️⃣6️⃣5550142', '416-555-0142'],
])('A phone that comes %s is kept: %j', (_how, came, kept) => {
  expect(maskPhone(came)).toBe(kept)
  expect(isPhone(maskPhone(came))).toBe(true)
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['(+33) 1 23 45 67 89', '+33123456789'],
  ['＋４４ 20 7946 0958', '+442079460958'],
  ['+4', '+4'],
  ['+999 99999 99999 99999', '+999999999999999'],
])('A number of another country stays whole, and is no phone here: %s', (came, kept) => {
  expect(maskPhone(came)).toBe(kept)
  expect(maskPhone(kept)).toBe(kept)
  expect(isPhone(kept)).toBe(false)
})

test.each([
  ['dictated in words', 'four one six five five five', ''],
  ['as letters on the keys', '416-555-MOVE', '416-555'],
  ['with letters for digits', '416-555-O1A2', '416-555-12'],
  ['without its area code', '555-0142', '555-014-2'],
  ['half', '416-555', '416-555'],
  ['empty', '   ', ''],
])('A phone that comes %s cannot be called: the form says so', (_how, came, kept) => {
  expect(maskPhone(came)).toBe(kept)
  expect(isPhone(maskPhone(came))).toBe(false)
})

test.each([
  ['as it is', '75201', '75201'],
  ['with the four that follow', '75201-1234', '75201'],
  ['with the four, as a phone fills it in', '752011234', '75201'],
  ['with the four after a space', '75201 1234', '75201'],
  ['with its state', 'TX 75201', '75201'],
  ['with its city', 'Dallas, TX 75201', '75201'],
  ['with the whole address', '1500 Marilla St, Dallas, TX 75201', '75201'],
  ['with a house number of five digits', '12345 Elm St, Dallas, TX 75201-1234', '75201'],
  ['with its country', '75201 USA', '75201'],
  ['with a label', 'ZIP: 75201', '75201'],
  ['with spaces in and around', ' 752 01 ', '75201'],
  ['with no-break spaces', '\u00a075201\u00a0', '75201'],
  ['with a leading zero', '02134', '02134'],
  ['full-width', '７５２０１', '75201'],
  ['Arabic-Indic digits', '٧٥٢٠١', '75201'],
  ['dictated digit by digit', '7 5 2 0 1', '75201'],
  ['with a full stop, dictated', '75201.', '75201'],
])('A ZIP that comes %s is kept: %j', (_how, came, kept) => {
  expect(maskZip(came)).toBe(kept)
  expect(isZip(maskZip(came))).toBe(true)
})

test.each([
  ['as it is', 'M5V 2T6', 'M5V2T6'],
  ['without its space', 'M5V2T6', 'M5V2T6'],
  ['in lower case', 'm5v 2t6', 'M5V2T6'],
  ['in mixed case', 'm5V 2t6', 'M5V2T6'],
  ['with a hyphen', 'M5V-2T6', 'M5V2T6'],
  ['with a dot', 'M5V.2T6', 'M5V2T6'],
  ['with two spaces', 'M5V  2T6', 'M5V2T6'],
  ['with a no-break space', 'M5V\u00a02T6', 'M5V2T6'],
  ['with spaces around', ' M5V 2T6 ', 'M5V2T6'],
  ['letter by letter, dictated', 'M 5 V 2 T 6', 'M5V2T6'],
  ['with a full stop, dictated', 'M5V 2T6.', 'M5V2T6'],
  ['full-width', 'Ｍ５Ｖ　２Ｔ６', 'M5V2T6'],
  ['with Arabic-Indic digits', 'M٥V ٢T٦', 'M5V2T6'],
  ['with its city after it', 'M5V 2T6 Toronto', 'M5V2T6'],
  ['with its city before it', 'Toronto, ON M5V 2T6', 'M5V2T6'],
  ['with the whole address', '290 Bremner Blvd, Toronto, ON  M5V 3L9, Canada', 'M5V3L9'],
  ['with a label', 'Postal code: M5V 2T6', 'M5V2T6'],
  ['with the letter O for a zero', 'K1A OB1', 'K1A0B1'],
  ['with the letter I for a one', 'kia 0bi', 'K1A0B1'],
])('A postal code that comes %s is kept: %j', (_how, came, kept) => {
  expect(maskPostalCode(came)).toBe(kept)
  expect(isPostalCode(maskPostalCode(came))).toBe(true)
})

test.each([
  ['half', 'M5V', 'M5V'],
  ['as a ZIP', '75201', '75201'],
  ['the wrong way round', '5M2 V6T', '5M2V6T'],
])('A postal code that comes %s is none: the form says so', (_how, came, kept) => {
  expect(maskPostalCode(came)).toBe(kept)
  expect(isPostalCode(maskPostalCode(came))).toBe(false)
})
