import type { PortraitTraits } from './portrait-traits';
import { portraitTraitsOf } from './portrait-traits';
import { decorative } from './tip';

/** Half of the fan's opening, in degrees, and where on the 24 × 24 drawing its stem begins. */
const OPENING = 62;
const FOOT = { x: 12, y: 17 };
const REACH = 10;
/** How far from the foot the cuts between two lobes reach. */
const CUT = 6.4;

/** A leaf of its own for each person, drawn from the id. The name stands beside it in words. */
export function Portrait({
  id,
  size = 28,
  className = '',
}: Readonly<{ id: string; size?: number; className?: string }>) {
  const traits = portraitTraitsOf(id);
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      {...decorative}
      className={`flex-none ${className}`}
    >
      <circle cx="12" cy="12" r="12" style={{ fill: `var(--own-${traits.colour})` }} />
      <Leaf {...traits} />
    </svg>
  );
}

function Leaf({ colour, lobes, tilt, veins, fruits }: PortraitTraits) {
  const light = { fill: 'var(--on-own)', stroke: 'var(--on-own)' };
  const ground = { stroke: `var(--own-${colour})` };
  return (
    <g transform={`rotate(${tilt} 12 12)`} style={light}>
      <path d={fanOf(lobes)} strokeWidth="0.6" strokeLinejoin="round" />
      <path d={`M12 16v5`} strokeWidth="1.3" strokeLinecap="round" fill="none" />
      {anglesOf(veins).map((angle) => (
        <path
          key={angle}
          d={`M${at(angle, 3)}L${at(angle, 8)}`}
          strokeWidth="0.8"
          strokeLinecap="round"
          style={ground}
        />
      ))}
      {fruits.left ? <circle cx="8.7" cy="19.3" r="1.35" stroke="none" /> : null}
      {fruits.right ? <circle cx="15.3" cy="19.3" r="1.35" stroke="none" /> : null}
    </g>
  );
}

/** From the foot up to the first lobe, over every lobe with a cut between them, and back. */
function fanOf(lobes: number): string {
  const step = (2 * OPENING) / lobes;
  const overLobes = Array.from({ length: lobes }, (_, lobe) => {
    const from = -OPENING + lobe * step;
    const cut = lobe === 0 ? '' : `L${at(from, CUT)}`;
    const gap = lobes === 1 ? 0 : 5;
    const [start, end] = [from + (lobe === 0 ? 0 : gap), from + step - (lobe === lobes - 1 ? 0 : gap)];
    return `${cut}L${at(start, REACH)}A${REACH} ${REACH} 0 0 1 ${at(end, REACH)}`;
  });
  return `M${at(0, 0)}${overLobes.join('')}Z`;
}

/** So many angles spread over the middle of the fan, none of them where two lobes meet in the middle. */
function anglesOf(count: number): readonly number[] {
  const span = OPENING * 1.2;
  return Array.from({ length: count }, (_, index) => Math.round(-span / 2 + (span * (index + 0.5)) / count));
}

/** A point so far from the foot, by its angle from straight up. */
function at(angle: number, distance: number): string {
  const radians = (angle * Math.PI) / 180;
  const x = FOOT.x + distance * Math.sin(radians);
  const y = FOOT.y - distance * Math.cos(radians);
  return `${x.toFixed(2)} ${y.toFixed(2)}`;
}
