import { maskLine, maskUnit } from './line-mask'
import {
  cutName,
  isPhone,
  isPostalCode,
  isZip,
  maskMessage,
  maskName,
  maskPhone,
  maskPostalCode,
  maskZip,
} from './masks'

test.each([
  ['ana maria', 'Ana Maria'],
  ['  ana', 'Ana'],
  ['ana ', 'Ana '],
  ['ana   maria', 'Ana Maria'],
  ['de la Cruz', 'De La Cruz'],
  ['McDONALD', 'McDONALD'],
  ['ana-maria', 'Ana Maria'],
  ["sinéad o'connor", 'Sinéad Oconnor'],
  ['D’Angelo', 'DAngelo'],
  ['r2d2', 'R D '],
  ['ana\tmaria\n', 'Ana Maria '],
  ['élodie', 'Élodie'],
  ['e\u0301lodie', 'Élodie'],
  ['ñandú', 'Ñandú'],
  ['иван петров', 'Иван Петров'],
  ['王小明', '王小明'],
  ['محمد علي', 'محمد علي'],
  ['प्रिया', 'प्रिया'],
  ['ßeta', 'ßeta'],
  ['გიორგი', 'გიორგი'],
  ['ana 🚚 maria', 'Ana Maria'],
  ['ana ❤️ maria', 'Ana Maria'],
  ['ｍａｒｙ Ⅳ', 'Mary IV'],
  ['<b>ana</b>', 'B Ana B '],
  ['12345', ''],
  ['🚚', ''],
  ['❤️', ''],
  ['Maximiliana Constantinopolis', 'Maximiliana Constantinopolis'],
])('The name %j is masked as %j', (typed, masked) => {
  expect(maskName(typed)).toBe(masked)
})

test.each([
  ['', ''],
  ['4', '4'],
  ['416', '416'],
  ['4165', '416-5'],
  ['416555', '416-555'],
  ['4165550', '416-555-0'],
  ['416-555-01009', '416-555-0100'],
  ['4161-555-0100', '416-155-5010'],
  ['41655501009', '41655501009'],
  ['416555010099', '416555010099'],
  ['1 416 555 0100 9', '41655501009'],
  ['11 416 555 0100', '416-555-0100'],
  ['1', ''],
  ['0', '0'],
  ['00', '00'],
  ['01', '01'],
  ['011', '011'],
  ['001', ''],
  ['0111', ''],
  ['call me', ''],
])('The phone %j is masked as %j', (typed, masked) => {
  expect(maskPhone(typed)).toBe(masked)
})

test.each([
  ['7520', '7520'],
  ['M5V', '5'],
  ['', ''],
])('The ZIP %j is masked as %j', (typed, masked) => {
  expect(maskZip(typed)).toBe(masked)
})

test.each([
  ['m5', 'M5'],
  ['é', ''],
  ['', ''],
])('The postal code %j is masked as %j', (typed, masked) => {
  expect(maskPostalCode(typed)).toBe(masked)
})

test.each([
  ['123½ King St. W.', '123 1/2 King St. W.'],
  ['½', '1/2'],
  ['Unit A¾, 5⅓', 'Unit A 3/4, 5 1/3'],
  ['１２３ Ｋｉｎｇ, nº 10²', '123 King, nº 10 2'],
  ['Apt 3 1/2 & #4', 'Apt 3 1/2 & #4'],
  ['The old Mill, Suite 1002½', 'The old Mill, Suite 1002 1/2'],
  ['88–15 144th Street', '88-15 144th Street'],
  ['4—123 Main St', '4-123 Main St'],
  ['88‑15 144th Street', '88-15 144th Street'],
  ['12−04', '12-04'],
  ['12➖04', '12-04'],
  ['１２－０４', '12-04'],
  ['Saint‐Laurent', 'Saint-Laurent'],
  ['١٠٠ Queen St W', '100 Queen St W'],
  ['१२ Main St, ٤–٥', '12 Main St, 4-5'],
])('The line %j is masked as %j', (typed, masked) => {
  expect(maskLine(typed)).toBe(masked)
})

test.each([
  ['Apartment 12', 'Apartment 12'],
  ['Apartment 1204', '1204'],
  ['Penthouse 2301', 'PH 2301'],
  ['Bldg 3 Apt 214', 'Bldg 3 214'],
  ['Appartement no 1204', '1204'],
  ['Suite # 1204-B', '1204-B'],
  ['Basement apartment', 'Bsmt'],
  ['Unit 12, the blue door', 'Unit 12, the blue door'],
  ['12–1204', '12-1204'],
  ['Apartment 12–1204', '12-1204'],
  ['٤', '4'],
])('The unit %j is masked as %j', (typed, masked) => {
  expect(maskUnit(typed)).toBe(masked)
})

test('A record holds twenty characters of a name', () => {
  expect(cutName('Maria Fernanda Rodriguez')).toBe('Maria Fernanda Rodri')
  expect(cutName('𐐨'.repeat(21))).toBe('𐐨'.repeat(20))
})

test('A message and an address keep every character that is a number', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const lost = codes
    .filter((character) => /\p{N}/u.test(character))
    .filter((number) => maskMessage(number).trim() === '' || maskLine(number).trim() === '')
  expect(lost).toEqual([])
})

test('Every dash and minus reads as a hyphen, and every digit as an ASCII one', () => {
  const characters = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const dashes = characters.filter((character) => /\p{Pd}|\u2212/u.test(character))
  expect(dashes.filter((dash) => maskLine(`12${dash}04`) !== '12-04')).toEqual([])
  const digits = characters.filter((character) => /\p{Nd}/u.test(character))
  for (const mask of [maskLine, maskUnit, maskMessage])
    expect(digits.filter((digit) => !/^\d$/.test(mask(digit)))).toEqual([])
})

test('An invisible letter becomes a space between words, and empty text alone', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code)
  const invisible = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter) && /\p{Default_Ignorable_Code_Point}/u.test(letter))
  expect(invisible.length).toBeGreaterThan(3)
  for (const mask of [maskName, maskMessage, maskLine]) {
    for (const letter of invisible) {
      expect(mask(letter)).toBe('')
      expect(mask(`Kim${letter}Min`)).toBe('Kim Min')
    }
  }
})

test('A letter keeps up to thirty marks', () => {
  const stacked = `a${'\u0301\u0323'.repeat(10)}`
  expect(maskMessage(stacked)).toBe(stacked.normalize('NFC'))
  expect(maskMessage(`a${'\u0301\u0323'.repeat(5_000)} b`)).toHaveLength(32)
})

test.each<[string, (text: string) => boolean, right: string[], wrong: string[]]>([
  [
    'phone',
    isPhone,
    ['416-555-0100'],
    ['4165550100', '416-555-010', '416-555-01000', '416-555-0100\n', '416-5A5-0100', ''],
  ],
  [
    'ZIP',
    isZip,
    ['00501', '99950'],
    [
      '00000',
      '00499',
      '99951',
      '99999',
      '7520',
      '752011',
      '75201-1234',
      '7520A',
      '７５２０１',
      '75201\n',
      '',
    ],
  ],
  [
    'postal code',
    isPostalCode,
    ['M5V2T6', 'm5v2t6'],
    ['M5V 2T6', 'M5V2T', 'M5V2T66', '5M2V6T', '75201', 'MMV2T6', ''],
  ],
])('A %s is known by its shape', (_code, isCode, right, wrong) => {
  expect([...right, ...wrong].filter(isCode)).toEqual(right)
})
