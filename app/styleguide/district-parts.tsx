import { CharacterPicture } from '@/lib/games/citadels/board/character-picture';
import { CitadelsPicture } from '@/lib/games/citadels/board/citadels-picture';
import { DistrictPicture } from '@/lib/games/citadels/board/district-picture';
import { RIVERSIDE } from '@/lib/games/citadels/board/riverside';
import { CHARACTER_IDS, DISTRICT_IDS } from '@/lib/games/citadels/components';
import { PEOPLE } from './people';
import { Section } from './section';

const NOTHING_BUILT = { ...RIVERSIDE, seats: RIVERSIDE.seats.map((seat) => ({ ...seat, city: [] })) };

/** The districts of Citadels, large, small, and as the picture of a match. */
export function DistrictParts() {
  return (
    <>
      <Section name="citadels/district-picture">
        <div className="grid w-full grid-cols-4 gap-3 md:grid-cols-7">
          {DISTRICT_IDS.map((district) => (
            <figure key={district}>
              <div className="h-24 overflow-hidden rounded-md shadow-sm">
                <DistrictPicture district={district} />
              </div>
              <figcaption className="flex items-center gap-2 py-1 text-xs">
                <span className="h-6 w-8 overflow-hidden rounded-sm">
                  <DistrictPicture district={district} />
                </span>
                {district}
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section name="citadels/character-picture">
        <div className="grid w-full grid-cols-4 gap-4">
          {CHARACTER_IDS.map((character) => (
            <figure key={character}>
              <div className="h-[150px] overflow-hidden rounded-md shadow-sm">
                <CharacterPicture character={character} />
              </div>
              <figcaption className="flex items-center gap-2 py-1 text-xs">
                <span className="size-10 overflow-hidden rounded-full">
                  <CharacterPicture character={character} close />
                </span>
                <span className="size-6 overflow-hidden rounded-full">
                  <CharacterPicture character={character} close />
                </span>
                {character}
              </figcaption>
            </figure>
          ))}
        </div>
      </Section>
      <Section name="citadels/citadels-picture">
        <div className="h-64 w-full">
          <CitadelsPicture view={RIVERSIDE} players={PEOPLE.slice(0, 3)} />
        </div>
        <div className="h-20 w-32">
          <CitadelsPicture view={RIVERSIDE} players={PEOPLE.slice(0, 3)} />
        </div>
        <div className="h-40 w-64 overflow-hidden rounded-md">
          <CitadelsPicture view={NOTHING_BUILT} players={PEOPLE.slice(0, 5)} />
        </div>
        <div className="h-20 w-32 overflow-hidden rounded-md">
          <CitadelsPicture view={NOTHING_BUILT} players={PEOPLE.slice(0, 3)} />
        </div>
      </Section>
    </>
  );
}
