import { isPhone, isPostalCode, isZip, maskPhone, maskPostalCode, maskZip } from './masks'

test.each([
  ['as displayed', '416-555-0142', '416-555-0142'],
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
  ['from autofill', '+14165550142', '416-555-0142'],
  ['as dialed from abroad', '001 416 555 0142', '416-555-0142'],
  ['as dialed with 011 1', '011 1 416 555 0142', '416-555-0142'],
  ['as dialed with 00 1 and hyphens', '00-1-416-555-0142', '416-555-0142'],
  ['as a link', 'tel:+1-416-555-0142', '416-555-0142'],
  ['with an extension x12', '416-555-0142 x12', '416-555-0142'],
  ['with an extension ext. 12', '416-555-0142 ext. 12', '416-555-0142'],
  ['with an extension in a word', '416-555-0142 extension 12', '416-555-0142'],
  ['with an extension in French', '819-555-0142 poste 12', '819-555-0142'],
  ['with an extension in Spanish', '305-555-0142 extensión 12', '305-555-0142'],
  ['with an extension #12', '416-555-0142 #12', '416-555-0142'],
  ['with an extension and a note', '1-416-555-0142 x12 (work)', '416-555-0142'],
  ['as a link with an extension', 'tel:+14165550142;ext=12', '416-555-0142'],
  ['with a label', 'Cell: 416-555-0142', '416-555-0142'],
  ['with a note', '416-555-0142 (after five)', '416-555-0142'],
  ['with a name', 'Mary 416-555-0142', '416-555-0142'],
  ['with spaces around', '  416-555-0142  ', '416-555-0142'],
  ['with a line break', '416-555-0142\n', '416-555-0142'],
  ['with tabs from a table', '\t416\t555\t0142', '416-555-0142'],
  ['with no-break spaces', '416\u00a0555\u00a00142', '416-555-0142'],
  ['with narrow spaces', '416\u202f555\u202f0142', '416-555-0142'],
  ['with no-break hyphens', '416\u2011555\u20110142', '416-555-0142'],
  ['with dashes', '416–555—0142', '416-555-0142'],
  ['with direction marks from contacts', '\u202a+1 416-555-0142\u202c', '416-555-0142'],
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
])('A visitor can enter a phone %s: %j', (_format, typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
  expect(isPhone(maskPhone(typed))).toBe(true)
})

test.each([
  ['+44 20 7946 0958', '+442079460958'],
  ['(+33) 1 23 45 67 89', '+33123456789'],
  ['＋４４ 20 7946 0958', '+442079460958'],
  ['+4', '+4'],
  ['+999 99999 99999 99999', '+999999999999999'],
  ['011 44 20 7946 0958', '+442079460958'],
  ['0044 20 7946 0958', '+442079460958'],
  ['(0049) 30 1234567', '+49301234567'],
  ['020 7946 0958', '02079460958'],
  ['0416 555 0142', '04165550142'],
  ['011', '011'],
])('A foreign number keeps its digits and is not a phone: %s', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
  expect(maskPhone(masked)).toBe(masked)
  expect(isPhone(masked)).toBe(false)
})

test.each([
  ['dictated in words', 'four one six five five five', ''],
  ['with letters of the keypad', '416-555-MOVE', '416-555'],
  ['with letters for digits', '416-555-O1A2', '416-555-12'],
  ['without its area code', '555-0142', '555-014-2'],
  ['incomplete', '416-555', '416-555'],
  ['empty', '   ', ''],
  ['of a second person', '416-555-0142 or 647-555-0199', '4165550142647555'],
  ['of a second person with an extension', '416-555-0142 x12, 647-555-0199', '4165550142126475'],
  ['with more digits after the extension', '416-555-0142 x12 5', '4165550142125'],
  ['with a country code but no plus', '44 20 7946 0958', '442079460958'],
  ['with a country code and eleven digits', '49 30 1234567', '49301234567'],
])('A phone %s is not accepted', (_format, typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
  expect(isPhone(maskPhone(typed))).toBe(false)
})

test.each([
  ['as displayed', '75201', '75201'],
  ['as ZIP+4', '75201-1234', '75201'],
  ['as ZIP+4 from autofill', '752011234', '75201'],
  ['as ZIP+4 with a space', '75201 1234', '75201'],
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
])('A visitor can enter a ZIP %s: %j', (_format, typed, masked) => {
  expect(maskZip(typed)).toBe(masked)
  expect(isZip(maskZip(typed))).toBe(true)
})

test.each([
  ['as displayed', 'M5V 2T6', 'M5V2T6'],
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
])('A visitor can enter a postal code %s: %j', (_format, typed, masked) => {
  expect(maskPostalCode(typed)).toBe(masked)
  expect(isPostalCode(maskPostalCode(typed))).toBe(true)
})

test.each([
  ['incomplete', 'M5V', 'M5V'],
  ['as a ZIP', '75201', '75201'],
  ['with its halves swapped', '5M2 V6T', '5M2V6T'],
])('A postal code %s is not accepted', (_format, typed, masked) => {
  expect(maskPostalCode(typed)).toBe(masked)
  expect(isPostalCode(maskPostalCode(typed))).toBe(false)
})
