import { maskMessage } from './masks'

test.each([
  ['2-3 boxes & a piano!\nThird floor.', '2 3 boxes a piano Third floor.'],
  ["I can't; my mother-in-law's sofa", 'I cant my mother in laws sofa'],
  ['J’habite ici. Bonjour !', 'Jhabite ici. Bonjour '],
  ['6\'2" tall, 5:30 to 10:15, 3:1', '6 2 tall, 5.30 to 10.15, 3.1'],
  ['Note: unit #1204', 'Note unit 1204'],
  ['1/2 bath, 3½ rooms, 2.5½', '1 2 bath, 3 1 2 rooms, 2.5 1 2'],
  ['20㎡, m², 10², ②③, 5🔟, ❶', '20 m2, m2, 10 2, 2 3, 5 10, ❶'],
  ['１２ ｓｏｆａｓ, 3º piso, ፲፪', '12 sofas, 3º piso, ፲፪'],
  ['café\u0301 à Orléans', 'café\u0301 à Orléans'],
  ['пианино, диван', 'пианино, диван'],
  ['كنبة ١٢:٣٠', 'كنبة 12.30'],
  ['Kim\u3164Min', 'Kim Min'],
  ['\u3164', ''],
  ['sofa 🛋️ and 1️⃣ piano 🎹', 'sofa and 1 piano '],
  ['<script>alert(1)</script>', 'script alert 1 script '],
  ['a\ud83d', 'a '],
  ['❤️', ''],
])('The message %j is masked as %j', (typed, masked) => {
  expect(maskMessage(typed)).toBe(masked)
})

test('The message mask does not truncate', () => {
  const long = 'A piano. '.repeat(500)
  expect(maskMessage(long)).toBe(long)
})
