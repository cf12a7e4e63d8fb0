import { FilmPoster } from '@/components/ui/film-poster'
import { FilmPlayer } from './film-player'

/** The film (made by scripts/assets/film.ts) over its poster. */
export function HeroFilm() {
  return (
    <div className="relative aspect-4/3 overflow-hidden card">
      <FilmPoster />
      <FilmPlayer />
    </div>
  )
}
