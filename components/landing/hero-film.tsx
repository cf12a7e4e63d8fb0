import { FilmPoster } from '@/components/ui/film-poster'
import { FilmPlayer } from './film-player'

/** The film's frame (scripts/assets/film.ts draws what is in it), over its first picture. */
export function HeroFilm() {
  return (
    <div className="relative aspect-4/3 overflow-hidden card">
      <FilmPoster />
      <FilmPlayer />
    </div>
  )
}
