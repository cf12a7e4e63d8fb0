import { HomeTeamStill } from '@/components/ui/home-team-still'
import { FilmPlayer } from './film-player'

/** The film's frame (scripts/film.ts draws what is in it), over its first picture. */
export function HeroFilm() {
  return (
    <div className="relative aspect-4/3 overflow-hidden card">
      <HomeTeamStill />
      <FilmPlayer />
    </div>
  )
}
