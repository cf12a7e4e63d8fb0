import { mergeDraft } from './draft'

test('What was typed on this page wins over the draft, and items of both are ticked', () => {
  const draft = { name: 'Mary', phone: '416-555-0142', items: 'piano,shed' }
  const changes = { name: 'Anna', items: 'shed,mattresses' }
  expect(mergeDraft(draft, changes, ['items'])).toEqual({
    name: 'Anna',
    phone: '416-555-0142',
    items: 'piano,shed,mattresses',
  })
})

test('A list that neither holds is not added', () => {
  expect(mergeDraft({ name: 'Mary' }, {}, ['items'])).toEqual({ name: 'Mary' })
})
