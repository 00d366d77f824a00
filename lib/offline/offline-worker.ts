/** What pages tell the service worker: see public/service-worker.js. */
type Told =
  /** Who reads on this device now; nobody when signed out. */
  | Readonly<{ type: 'reader'; user: string | null; language: string }>
  /** Somebody has looked at a table, as it was at this pulse. */
  | Readonly<{ type: 'table'; matchId: string; user: string; language: string; pulse: string }>;

const TABLES = 'turnleaf-tables-';

/** Installs the worker of this build, in place of that of another. Without one, pages work as they do anyway. */
export function installOfflineWorker(build: string, onControl: () => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const { serviceWorker } = navigator;
  serviceWorker.register(`/service-worker.js?build=${build}`).catch(() => undefined);
  serviceWorker.addEventListener('controllerchange', onControl);
  return () => serviceWorker.removeEventListener('controllerchange', onControl);
}

/** Tells the worker that is at work, once there is one. */
export function tellOfflineWorker(told: Told): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(
    ({ active }) => active?.postMessage(told),
    () => undefined,
  );
}

/** Before signing out: nothing of a reader stays on a device that others use. */
export async function forgetKeptTables(): Promise<void> {
  if (!('caches' in window)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(TABLES));
  await Promise.all(names.map((name) => caches.delete(name)));
}
