import { useTranslations } from 'next-intl';
import type { HelpPicture } from '@/lib/games/game-help';
import { Icon } from '@/lib/ui/icon';
import type { IconName } from '@/lib/ui/icon-shapes';
import { CharacterPicture } from '../board/character-picture';
import { toneOf } from '../board/character-tone';
import { CitadelsPicture } from '../board/citadels-picture';
import { DistrictPicture, kindOf, kindOfColour } from '../board/district-picture';
import { RIVERSIDE } from '../board/riverside';
import { CHARACTER_ICONS, KIND_ICONS } from '../board/symbols';
import type { Colour, DistrictId } from '../components';
import { CHARACTER_IDS, COLOURS, DISTRICT_IDS, rankOf } from '../components';
import { DISTRICTS } from '../districts';

const GAME = 'games.citadels';

const PLAYERS = ['Mira', 'Noor', 'Theo'].map((name, seat) => ({ seat, name }));

const CitiesPicture: HelpPicture = ({ label }) => (
  <div role="img" aria-label={label} className="h-30 md:h-56">
    <CitadelsPicture view={RIVERSIDE} players={PLAYERS} />
  </div>
);

const DistrictCardPicture: HelpPicture = ({ label }) => (
  <div role="img" aria-label={label} className="mx-auto w-44">
    <Card district="cathedral" />
  </div>
);

/** A card in large, with its price, its name and the symbol of its kind. */
function Card({ district }: Readonly<{ district: DistrictId }>) {
  const t = useTranslations(GAME);
  const { colour, cost } = DISTRICTS[district];
  return (
    <span className={`${kindOf(district)} grid overflow-hidden rounded-lg bg-sheet shadow-md`}>
      <span className="relative h-32 border-(--kind) border-b-4">
        <DistrictPicture district={district} />
        <Price cost={cost} />
      </span>
      <span className="flex items-center justify-between gap-2 px-3 py-2 font-semibold">
        {t(`districts.${district}.name`)}
        <Icon name={KIND_ICONS[colour]} size={20} className="text-(--kind)" />
      </span>
    </span>
  );
}

function Price({ cost }: Readonly<{ cost: number }>) {
  return (
    <b className="absolute top-2 left-2 grid size-7 place-items-center rounded-full bg-gold text-on-gold">{cost}</b>
  );
}

/** A district of each kind, to know the kind by. */
const SAMPLES: Readonly<Record<Colour, DistrictId>> = {
  yellow: 'castle',
  blue: 'church',
  green: 'market',
  red: 'watchtower',
  purple: 'library',
};

const KindsPicture: HelpPicture = ({ label }) => {
  const t = useTranslations(GAME);
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(104px,1fr))] gap-3">
      {COLOURS.map((colour) => (
        <li key={colour} className={`${kindOfColour(colour)} grid overflow-hidden rounded-md bg-sheet shadow-sm`}>
          <span className="h-20 border-(--kind) border-b-4">
            <DistrictPicture district={SAMPLES[colour]} />
          </span>
          <span className="flex items-center gap-1.5 px-2 py-1.5 font-semibold text-sm">
            <Icon name={KIND_ICONS[colour]} size={16} className="text-(--kind)" />
            {t(`board.kinds.${colour}`)}
          </span>
        </li>
      ))}
    </ul>
  );
};

const CharactersPicture: HelpPicture = ({ label }) => {
  const t = useTranslations(GAME);
  return (
    <ol aria-label={label} className="grid gap-2 md:grid-cols-2">
      {CHARACTER_IDS.map((character) => (
        <li
          key={character}
          className={`${toneOf(character)} grid grid-cols-[56px_minmax(0,1fr)] content-start gap-x-3 rounded-md bg-sheet p-2.5 shadow-sm`}
        >
          <span className="row-span-2 size-14 overflow-hidden rounded-full bg-(--kind-soft)">
            <CharacterPicture character={character} close />
          </span>
          <b className="flex items-center gap-1.5">
            {rankOf(character)} · {t(`characters.${character}.name`)}
            <Icon name={CHARACTER_ICONS[character]} size={16} className="text-(--kind)" />
          </b>
          <span className="text-ink-2 text-sm">{t(`characters.${character}.power`)}</span>
        </li>
      ))}
    </ol>
  );
};

const STEPS: readonly (readonly IconName[])[] = [['coin', 'cards'], ['hammer'], ['wand']];

/** Gold or cards, then a district; the power of the character hangs above both. */
const TurnPicture: HelpPicture = ({ label }) => (
  <div role="img" aria-label={label} className="flex items-center justify-center gap-3">
    {STEPS.map((icons, step) => (
      <span key={icons.join()} className="contents">
        {step > 0 ? <Icon name={step === 1 ? 'next' : 'plus'} size={20} className="text-ink-3" /> : null}
        <span className="flex h-16 items-center gap-2 rounded-md bg-sheet px-4 shadow-sm">
          {icons.map((icon, index) => (
            <span key={icon} className="contents">
              {index > 0 ? <span className="h-8 w-px rotate-12 bg-line-strong" /> : null}
              <Icon name={icon} size={28} className={icon === 'coin' ? 'text-gold' : 'text-ink-2'} />
            </span>
          ))}
        </span>
      </span>
    ))}
  </div>
);

/** Every district with its price and how many there are: told in words, so that it needs no others. */
const AllDistrictsPicture: HelpPicture = ({ label }) => {
  const t = useTranslations(GAME);
  return (
    <ul aria-label={label} className="grid grid-cols-[repeat(auto-fit,minmax(190px,1fr))] gap-3">
      {COLOURS.map((colour) => (
        <li
          key={colour}
          className={`${kindOfColour(colour)} rounded-md border-(--kind) border-t-4 bg-sheet p-3 shadow-sm`}
        >
          <b className="flex items-center gap-1.5">
            <Icon name={KIND_ICONS[colour]} size={18} className="text-(--kind)" />
            {t(`board.kinds.${colour}`)}
          </b>
          <ul className="mt-1.5 grid gap-1 text-sm">
            {districtsOf(colour).map((district) => (
              <DistrictLine key={district} district={district} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
};

/** Without the Great Wall, which is not in the deck. */
function districtsOf(colour: Colour): readonly DistrictId[] {
  return DISTRICT_IDS.filter((id) => DISTRICTS[id].colour === colour && DISTRICTS[id].copies > 0);
}

function DistrictLine({ district }: Readonly<{ district: DistrictId }>) {
  const t = useTranslations(GAME);
  const { cost, copies } = DISTRICTS[district];
  return (
    <li className="flex items-baseline gap-2">
      <span className="flex-1">{t(`districts.${district}.name`)}</span>
      {copies > 1 ? <span className="text-ink-3">{t('board.hand.times', { count: copies })}</span> : null}
      <span className="inline-flex items-center gap-1 font-semibold tabular-nums">
        {cost}
        <Icon name="coin" size={14} className="text-gold" label={t('amounts.gold', { count: cost })} />
      </span>
    </li>
  );
}

export const CITADELS_PICTURES: Readonly<Record<string, HelpPicture>> = {
  cities: CitiesPicture,
  'district-card': DistrictCardPicture,
  kinds: KindsPicture,
  characters: CharactersPicture,
  turn: TurnPicture,
  'all-districts': AllDistrictsPicture,
};
