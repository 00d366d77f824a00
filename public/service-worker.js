/*
 * Shows a reader's last seen tables while there is no network, and keeps the scripts and styles of a build on the device.
 * Pages always come from the network first: an old build is never shown to somebody who can have the new one. What is
 * posted, and what programs ask for, passes by untouched. See docs/decisions/022-offline-and-installing.md.
 */
const BUILD = new URL(self.location.href).searchParams.get('build') ?? 'unknown';
const ASSETS = `turnleaf-assets-${BUILD}`;
const READER = 'turnleaf-reader';
const TABLES = 'turnleaf-tables-';
const OFFLINE_PAGE = '/offline';
const READER_NOTE = '/offline/reader';
const MOST_TABLES = 12;

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOtherBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (url.pathname.startsWith('/_next/static/')) event.respondWith(asset(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/')) event.respondWith(page(request, url));
});

self.addEventListener('message', (event) => {
  const { data } = event;
  // Only pages of this site can send anything here.
  if (data?.type === 'reader') waitUntilDone(event, noteReader(data));
  if (data?.type === 'table') waitUntilDone(event, keepTable(data));
});

function waitUntilDone(event, work) {
  // Without a network, or with a full disk, what was kept before stays.
  event.waitUntil(work.catch(() => undefined));
}

/** The address of an asset names its build and its content: what was fetched once stays true. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(request);
  if (known) return known;
  const response = await fetch(request);
  if (response.ok && new URL(request.url).search.includes(BUILD)) await cache.put(request, response.clone());
  return response;
}

async function page(request, url) {
  try {
    return await fetch(request);
  } catch {
    return (await keptTable(url)) ?? (await offlinePage()) ?? Response.error();
  }
}

/** A kept table stands in for every page about its match. */
async function keptTable({ pathname }) {
  const matchId = /^\/matches\/([0-9a-f-]{36})(\/|$)/.exec(pathname)?.[1];
  const { user } = await reader();
  if (!matchId || !user) return undefined;
  const cache = await caches.open(TABLES + user);
  return cache.match(`/matches/${matchId}`);
}

async function offlinePage() {
  const cache = await caches.open(READER);
  const kept = await cache.match(OFFLINE_PAGE);
  if (!kept) return undefined;
  const html = await kept.text();
  const items = await tableItems(/<html[^>]* lang="([^"]+)"/.exec(html)?.[1] ?? 'en');
  return htmlResponse(
    items ? html.replace(/<p[^>]*data-no-tables[^>]*>.*?<\/p>/s, '').replace(EMPTY_LIST, `$1${items}$2`) : html,
  );
}

const EMPTY_LIST = /(<ul[^>]*data-kept-tables[^>]*>)(<\/ul>)/;

/** What was looked at last comes first. */
async function tableItems(language) {
  const { user } = await reader();
  if (!user) return '';
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const tables = await keptTables(await caches.open(TABLES + user));
  const items = tables.map(async ({ request, response, keptAt }) => {
    const title = /<title>(.*?)<\/title>/s.exec(await response.text())?.[1] ?? '';
    return `<li><a href="${new URL(request.url).pathname}"><b>${title}</b> <span>${format.format(keptAt)}</span></a></li>`;
  });
  return (await Promise.all(items)).join('');
}

async function keptTables(cache) {
  const requests = await cache.keys();
  const tables = await Promise.all(
    requests.map(async (request) => {
      const response = await cache.match(request);
      return { request, response, keptAt: new Date(response?.headers.get('x-kept-at') ?? 0) };
    }),
  );
  return tables.filter(({ response }) => response).sort((one, other) => other.keptAt - one.keptAt);
}

async function reader() {
  const cache = await caches.open(READER);
  return (await (await cache.match(READER_NOTE))?.json()) ?? { user: null };
}

/** Told by every page. What was kept for anybody else is gone from then on, for good. */
async function noteReader({ user, language }) {
  const before = await reader();
  const now = { user, language, build: BUILD };
  await forgetTablesBut(user);
  if (before.user === user && before.language === language && before.build === BUILD) return;
  const cache = await caches.open(READER);
  await cache.put(READER_NOTE, Response.json(now));
  await cache.put(OFFLINE_PAGE, await inert(await fetch(OFFLINE_PAGE)));
}

/** Keeps a table as the server draws it for looking only. */
async function keepTable({ matchId, user, language }) {
  await noteReader({ user, language });
  const response = await fetch(`/matches/${matchId}/last-seen`);
  if (!response.ok || response.redirected) return;
  const html = await response.text();
  // Somebody may have signed out, or in as somebody else, since the page asked for this.
  if (!html.includes(`data-reader="${user}"`) || (await reader()).user !== user) return;
  const cache = await caches.open(TABLES + user);
  await cache.put(`/matches/${matchId}`, await inert(new Response(html)));
  for (const { request } of (await keptTables(cache)).slice(MOST_TABLES)) await cache.delete(request);
  if ((await reader()).user !== user) await caches.delete(TABLES + user);
}

/** Without scripts nothing can be pressed that would lead nowhere; the styles are kept along. */
async function inert(response) {
  const html = (await response.text())
    .replace(/<script\b.*?<\/script>/gs, '')
    .replace(/<link[^>]*as="script"[^>]*>/g, '');
  const styles = [...html.matchAll(/href="(\/_next\/static\/[^"]+\.css[^"]*)"/g)].map(([, href]) => href);
  await Promise.all(styles.map((href) => asset(new Request(href.replaceAll('&amp;', '&')))));
  return htmlResponse(html);
}

function htmlResponse(html) {
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'self'; script-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:",
    'x-kept-at': new Date().toISOString(),
  };
  return new Response(html, { headers });
}

async function forgetTablesBut(user) {
  const names = (await caches.keys()).filter((name) => name.startsWith(TABLES) && name !== TABLES + user);
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function forgetOtherBuilds() {
  const names = (await caches.keys()).filter((name) => name.startsWith('turnleaf-assets-') && name !== ASSETS);
  await Promise.all(names.map((name) => caches.delete(name)));
}
