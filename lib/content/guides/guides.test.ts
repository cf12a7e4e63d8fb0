import { getCity, listLanguages } from '@/lib/cities/cities'
import { CITY_KEYS } from '@/lib/cities/keys'
import { getGuide } from './guides'

const GUIDES = CITY_KEYS.flatMap((key) =>
  listLanguages(key).map((language) => [key, language] as const),
)

test.each(GUIDES)('The guide of %s in %s asks for nothing that a form cannot take', (...of) => {
  const guide = JSON.stringify(getGuide(...of))
  expect(guide).not.toMatch(/photo|picture of|\bpin\b|send us|show us|upload/i)
  expect(guide).not.toMatch(/foto|mándenos|envíenos|muéstrenos|\bsuba\b/i)
  expect(guide).not.toMatch(/épingle|envoyez-nous|montrez-nous|télévers/i)
})

test.each(GUIDES)('The guide of %s in %s names every town that its crew serves', (...of) => {
  const guide = JSON.stringify(getGuide(...of))
  for (const town of getCity(of[0]).servedCities) expect(guide).toContain(town)
})

test.each(GUIDES.filter(([, language]) => language !== 'en'))(
  'The guide of %s in %s is a text of its own',
  (key, language) => {
    const { intro, districts, ...sections } = getGuide(key, language)
    const english = JSON.stringify(getGuide(key))
    const texts = [intro, ...Object.values(districts)]
    for (const { title, paragraphs } of Object.values(sections)) texts.push(title, ...paragraphs)
    for (const text of texts) expect(english).not.toContain(text)
    const guide = JSON.stringify(getGuide(key, language))
    expect(guide.split(' ').length).toBeGreaterThan(300)
  },
)
