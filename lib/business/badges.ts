import type { Language } from '@/lib/words/languages'
import type { Sentence } from '@/lib/words/translate'

export type BadgeGroup = 'ontario' | 'alberta' | 'quebec' | 'florida' | 'texas'

interface Badge {
  /** Name of the drawing in public/badges, without `.svg` (docs/requirements.md, decision 11). */
  file: string
  /** Also the alternative text. */
  name: Sentence
  /** Languages with their own drawing, because the words in it differ. */
  drawnIn?: readonly Language[]
}

const CANADA: Badge = { file: 'canada', name: 'Canada', drawnIn: ['fr'] }
const USA: Badge = { file: 'usa', name: 'United States', drawnIn: ['es'] }

const BADGES: Record<BadgeGroup, readonly Badge[]> = {
  ontario: [
    { file: 'maple-leafs', name: 'Toronto Maple Leafs' },
    { file: 'blue-jays', name: 'Toronto Blue Jays' },
    { file: 'raptors', name: 'Toronto Raptors' },
    { file: 'tiger-cats', name: 'Hamilton Tiger-Cats' },
    CANADA,
  ],
  alberta: [
    { file: 'oilers', name: 'Edmonton Oilers' },
    { file: 'elks', name: 'Edmonton Elks' },
    { file: 'flames', name: 'Calgary Flames' },
    { file: 'stampeders', name: 'Calgary Stampeders' },
    CANADA,
  ],
  quebec: [
    { file: 'canadiens', name: 'Montreal Canadiens', drawnIn: ['fr'] },
    { file: 'alouettes', name: 'Montreal Alouettes', drawnIn: ['fr'] },
    { file: 'cf-montreal', name: 'CF Montréal' },
    { file: 'senators', name: 'Ottawa Senators', drawnIn: ['fr'] },
    CANADA,
  ],
  florida: [
    { file: 'dolphins', name: 'Miami Dolphins' },
    { file: 'heat', name: 'Miami Heat' },
    { file: 'marlins', name: 'Miami Marlins' },
    { file: 'panthers', name: 'Florida Panthers' },
    USA,
  ],
  texas: [
    { file: 'cowboys', name: 'Dallas Cowboys' },
    { file: 'mavericks', name: 'Dallas Mavericks' },
    { file: 'rangers', name: 'Texas Rangers' },
    { file: 'spurs', name: 'San Antonio Spurs' },
    { file: 'astros', name: 'Houston Astros' },
    USA,
  ],
}

/** Puts the city's own teams first. @param city with its English name, which begins their names */
export function getBadges(city: { name: string; badgeGroup: BadgeGroup }): readonly Badge[] {
  const rank = ({ name }: Badge) => Number(!name.startsWith(city.name))
  return BADGES[city.badgeGroup].toSorted((a, b) => rank(a) - rank(b))
}

export function getBadgePath({ file, drawnIn = [] }: Badge, language: Language): string {
  return `/badges/${drawnIn.includes(language) ? `${file}-${language}` : file}.svg`
}
