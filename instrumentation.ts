/** What the web server does once, before it answers the first request. */
export async function register(): Promise<void> {
  // Written so, the build for the edge leaves it out.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { watchIncomingRequests } = await import('@/lib/requests/incoming-request');
    const { endConnectionsWhenStopping } = await import('@/lib/requests/graceful-end');
    const { serveCompressedAssets } = await import('@/lib/requests/compressed-assets');
    watchIncomingRequests();
    serveCompressedAssets();
    endConnectionsWhenStopping();
  }
}
