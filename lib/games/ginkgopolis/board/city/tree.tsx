import { HALF, noise, round } from './geometry';

const LEAF = 'M0 8C-8 7-17 3-20-6-17-14-9-18-3-16-1-15 0-12 0-9 0-12 1-15 3-16 9-18 17-14 20-6 17 3 8 7 0 8Z';

/** Parts of the crown: sideways, down and radius as shares of its size. */
const CROWN = [
  { dx: -0.55, dy: 0.25, size: 0.62, leaf: 'city-leaf-1' },
  { dx: 0.55, dy: 0.28, size: 0.6, leaf: 'city-leaf-1' },
  { dx: 0, dy: -0.05, size: 0.86, leaf: 'city-leaf-1' },
  { dx: -0.5, dy: 0.05, size: 0.52, leaf: 'city-leaf-2' },
  { dx: 0.3, dy: 0.12, size: 0.54, leaf: 'city-leaf-2' },
  { dx: -0.08, dy: -0.32, size: 0.58, leaf: 'city-leaf-2' },
] as const;

const LEAVES = [
  { dx: -0.5, dy: -0.15, angle: -24 },
  { dx: 0.05, dy: -0.55, angle: 8 },
  { dx: 0.48, dy: -0.02, angle: 28 },
  { dx: -0.1, dy: 0.2, angle: -8 },
] as const;

/** The ginkgo on the roof. Its crown widens, and turns to gold at the third floor. */
export function Tree({ height, z, seed }: Readonly<{ height: number; z: number; seed: number }>) {
  const size = 11 + height * 3.4;
  const foot = -z - HALF.height * 0.3;
  const middle = foot - 13 - height * 5.5;
  const lean = (noise(seed) - 0.5) * 0.24;
  const x = (dx: number) => round((dx + lean) * size);
  const y = (dy: number) => round(middle + dy * size);
  const base = round(foot + 0.95);
  return (
    <g className={height >= 3 ? 'city-gold' : undefined}>
      <path className="city-trunk" d={`M-3.5 ${base}L-1.8 ${round(middle)}h3.6L3.5 ${base}Z`} />
      {CROWN.map(({ dx, dy, size: share, leaf }) => (
        <circle key={dx} className={leaf} cx={x(dx)} cy={y(dy)} r={round(share * size)} />
      ))}
      {LEAVES.map(({ dx, dy, angle }) => (
        <path
          key={dx}
          className="city-leaf-3"
          transform={`translate(${x(dx)} ${y(dy)}) rotate(${angle}) scale(${round(0.24 + height * 0.02)})`}
          d={LEAF}
        />
      ))}
    </g>
  );
}

type Plant = Readonly<{ x: number; y: number; seed: number }>;

export function Bush({ x, y, radius, seed }: Plant & Readonly<{ radius: number }>) {
  const at = (dx: number, dy: number, size: number) => ({
    cx: round(x - radius * dx),
    cy: round(y - radius * dy),
    r: round(radius * size),
  });
  return (
    <>
      <circle className="city-leaf-1" {...at(0, 0, 1)} />
      <circle className="city-leaf-2" {...at(0.25, 0.3, 0.72)} />
      {noise(seed) > 0.45 ? <circle className="city-leaf-3" {...at(0.4, 0.55, 0.34)} /> : null}
    </>
  );
}

export function YoungTree({ x, y, seed }: Plant) {
  return (
    <g transform={`translate(${round(x)} ${round(y)})`} className={noise(seed) > 0.5 ? 'city-gold' : undefined}>
      <path className="city-trunk" d="M-1.5 0V-14h3V0Z" />
      <circle className="city-leaf-1" cy="-19" r="9" />
      <circle className="city-leaf-2" cx="-2" cy="-21.5" r="6.4" />
      <circle className="city-leaf-3" cx="-3.5" cy="-24" r="2.6" />
    </g>
  );
}
