import { maskMessage } from './masks'

test.each([
  ['2-3 boxes', '2 3 boxes'],
  ['Two beds, a piano. Third floor.', 'Two beds, a piano. Third floor.'],
  ['A piano!\nAnd a sofa?', 'A piano. And a sofa. '],
  [
    "I can't lift it - it's my mother-in-law's sofa! Call after 5:30 pm (not before), unit #1204",
    'I cant lift it its my mother in laws sofa. Call after 5.30 pm not before, unit 1204',
  ],
  ['I can´t, don‘t; the movers’ truck (big)!', 'I cant, dont. the movers truck big. '],
  [
    "J’habite au 3e, l'ascenseur est petit. Bonjour !",
    'J habite au 3e, l ascenseur est petit. Bonjour. ',
  ],
  ['Qu’il vienne aujourd’hui ?! Merci...', 'Qu il vienne aujourdhui. Merci...'],
  ['!!! 6\'2" tall; 3:1, 10:15-11:45', '6 2 tall. 3 1, 10.15 11.45'],
  ['Yes.! And, ; no ; Done?Yes', 'Yes. And, no. Done. Yes'],
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
  ['كنبة ١٢', 'كنبة 12'],
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

test('The message mask does not truncate', () => {
  const long = 'A piano. '.repeat(500)
  expect(maskMessage(long)).toBe(long)
})
