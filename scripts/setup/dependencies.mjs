import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fullDisk, PlainFailure, tellsOfFullDisk } from './plain-failure.mjs';

/** Installs what package-lock.json names, unless exactly that is there already. */
export async function installWhenNeeded(root) {
  if (isInstalled(root)) return;
  console.log('Installing packages (the first time this takes a minute) …');
  const { code, output } = await runNpm(root);
  if (tellsOfFullDisk(output)) {
    // npm only warns of files it could not write, and counts the packages as installed.
    rmSync(accountOf(root), { force: true });
    throw fullDisk();
  }
  if (code === 0) return;
  throw new PlainFailure(
    `npm could not install the packages:\n\n${heartOf(output)}\n\n` +
      'Check the network and the registry (`npm ping`), then start again.',
  );
}

/** npm explains all its options after an error: what went wrong stands in the first lines. */
function heartOf(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  return (errors.length > 0 ? errors : output.trim().split('\n')).slice(0, 8).join('\n');
}

/** npm's own account of what is installed, written as its last act: an interrupted install has none. */
function accountOf(root) {
  return join(root, 'node_modules', '.package-lock.json');
}

function isInstalled(root) {
  const account = accountOf(root);
  if (!existsSync(account)) return false;
  const installed = packagesIn(account);
  const wanted = Object.entries(packagesIn(join(root, 'package-lock.json')));
  return wanted.every(([path, { version, optional }]) => {
    if (path === '' || (optional && !installed[path])) return true;
    return installed[path]?.version === version;
  });
}

function packagesIn(lockfile) {
  try {
    return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
  } catch (error) {
    throw new PlainFailure(`${lockfile} cannot be read (${error.message}). Restore it and start again.`);
  }
}

function runNpm(root) {
  return new Promise((resolve, reject) => {
    const npm = spawn('npm', ['ci', '--include=dev'], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [npm.stdout, npm.stderr]) stream.on('data', (chunk) => (output += chunk));
    npm.on('error', (error) => reject(new PlainFailure(`npm could not be run (${error.message}). Is it installed?`)));
    npm.on('close', (code) => resolve({ code, output }));
  });
}
