import { maskLine } from './line-mask'
import {
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
  ['Maximiliana Constantinopolis', 'Maximiliana Constant'],
  ['𐐨'.repeat(21), '𐐀' + '𐐨'.repeat(19)],
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
  ['2-3 boxes', '2 3 boxes'],
  ['Two beds, a piano. Third floor.', 'Two beds, a piano. Third floor.'],
  ['A piano!\nAnd a sofa?', 'A piano And a sofa '],
  ['A piano\r\n\r\nA sofa', 'A piano. A sofa'],
  // Sending a form turns a lone \r into \r\n: the browser's mask and the server's must agree.
  ['A piano\rA sofa', 'A piano. A sofa'],
  ['A piano \n', 'A piano. '],
  ['A piano.\nA sofa,\n2 beds', 'A piano. A sofa, 2 beds'],
  ['\n\nA piano', 'A piano'],
  ['A café\u0301\nA sofa', 'A café\u0301. A sofa'],
  ['  hello', 'hello'],
  ['half ½ price $50', 'half 0.5 price 50'],
  ['A 3½ in Hull', 'A 3.5 in Hull'],
  ['3 ½, ¾ of it', '3.5, 0.75 of it'],
  ['A½ ⅓ ⅔ ⅛', 'A 0.5 0.33 0.67 0.125'],
  ['½5, 2.5½, ½½', '0.5 5, 2.5 0.5, 0.5 0.5'],
  ['20㎡, m², 10², ②③, 5🔟, ❶', '20 m2, m2, 10 2, 2 3, 5 10, ❶'],
  ['１２ ｓｏｆａｓ, 3º piso, ፲፪', '12 sofas, 3º piso, ፲፪'],
  // Alone, `3/4` may be a day.
  ['1/2 bath, 24/7, on 3/4', '1 slash 2 bath, 24 slash 7, on 3 slash 4'],
  ['3 1/2 rooms or 3 1⁄2', '3.5 rooms or 3.5'],
  ['3 1/25, 3 1/2/27', '3 1 slash 25, 3 1 slash 2 slash 27'],
  ['and/or', 'and or'],
  ['déménagement à Orléans', 'déménagement à Orléans'],
  ['пианино, диван', 'пианино, диван'],
  ['كنبة ١٢', 'كنبة ١٢'],
  ['sofa 🛋 and piano 🎹', 'sofa and piano '],
  ['sofa 🛋️ and piano', 'sofa and piano'],
  ['1️⃣ piano', '1 piano'],
  ['<script>alert(1)</script>', 'script alert 1 script '],
  ['a\ud83d', 'a '],
  ['🎹', ''],
  ['❤️', ''],
])('The message %j is masked as %j', (typed, masked) => {
  expect(maskMessage(typed)).toBe(masked)
})

test.each([
  ['123½ King St. W.', '123 1/2 King St. W.'],
  ['½', '1/2'],
  ['Unit A¾, 5⅓', 'Unit A 3/4, 5 1/3'],
  ['１２３ Ｋｉｎｇ, nº 10²', '123 King, nº 10 2'],
  ['Apt 3 1/2 & #4', 'Apt 3 1/2 & #4'],
  // Cut before the fraction, not in it.
  ['The old Mill, Suite 1002½', 'The old Mill, Suite 1002'],
])('The line %j is masked as %j', (typed, masked) => {
  expect(maskLine(typed, 26)).toBe(masked)
})

test('A message and an address keep every character that is a number', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => String.fromCodePoint(code))
  const lost = codes
    .filter((character) => /\p{N}/u.test(character))
    .filter((number) => maskMessage(number).trim() === '' || maskLine(number, 10).trim() === '')
  expect(lost).toEqual([])
})

test('An invisible letter becomes a space between words, and empty text alone', () => {
  const codes = Array.from({ length: 0x110000 }, (_, code) => code)
  const invisible = codes
    .map((code) => String.fromCodePoint(code))
    .filter((letter) => /\p{L}/u.test(letter) && /\p{Default_Ignorable_Code_Point}/u.test(letter))
  expect(invisible.length).toBeGreaterThan(3)
  for (const mask of [maskName, maskMessage, (text: string) => maskLine(text, 100)]) {
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

test('The message mask does not truncate', () => {
  const long = 'A piano. '.repeat(500)
  expect(maskMessage(long)).toBe(long)
})

test.each(['4165550100', '416-555-010', '416-555-01000', '416-555-0100\n', '416-5A5-0100', ''])(
  '%j is not a phone',
  (text) => {
    expect(isPhone(text)).toBe(false)
  },
)

test.each(['7520', '752011', '75201-1234', '7520A', '７５２０１', '75201\n', ''])(
  '%j is not a ZIP',
  (text) => {
    expect(isZip(text)).toBe(false)
  },
)

test.each(['M5V 2T6', 'M5V2T', 'M5V2T66', '5M2V6T', '75201', 'MMV2T6', ''])(
  '%j is not a postal code',
  (text) => {
    expect(isPostalCode(text)).toBe(false)
  },
)

test('A phone, a ZIP and a postal code in either case are recognized', () => {
  expect(isPhone('416-555-0100')).toBe(true)
  expect(isZip('00501')).toBe(true)
  expect(isPostalCode('M5V2T6')).toBe(true)
  expect(isPostalCode('m5v2t6')).toBe(true)
})
