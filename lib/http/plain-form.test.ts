import { parseHiddenFields } from './plain-form'

const PAGE = `<!doctype html><title>Quote</title>
  <!-- <form aria-label="Moving quote"><input type="hidden" name="comment"></form> -->
  <script>document.write('<form aria-label="Moving quote">')</script>
  <form action="" aria-label="Search"><input type="hidden" name="other" value="1"></form>
  <form method=POST aria-label='Moving quote'>
    <div><INPUT value='a &quot;b&quot; &amp;#39; &#x27;' TYPE=hidden name="$ACTION_1:0"/></div>
    <input name="name" value="Ana"><input type="hidden" name="nonce">
  </form>
  <input type="hidden" name="outside" value="1">`

test('Hidden fields are read however their HTML is written', () => {
  expect(parseHiddenFields(PAGE, 'Moving quote')).toEqual([
    ['$ACTION_1:0', `a "b" &#39; '`],
    ['nonce', ''],
  ])
})

test('A page without the form has no hidden fields', () => {
  expect(parseHiddenFields(PAGE, 'Junk pickup')).toBeUndefined()
  expect(parseHiddenFields('', 'Moving quote')).toBeUndefined()
})
