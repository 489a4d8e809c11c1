/*
 * The disk under a process whose power will be cut: what a process did not sync never reached it. Preloaded (LD_PRELOAD)
 * it keeps, for each file and folder below POWER_ROOT, what was in it when it was last synced, in POWER_DISK:
 *
 *   f-<file>    the bytes of a file
 *   d-<folder>  the names of a folder, a line each: file, 'f' or 'd', name
 *   syncs       how many syncs there were
 *
 * Files are known by inode and birth. Syncing a file keeps its name too where it had none, as journals do; a later name
 * counts once its folder is synced. POWER_CUT_AT kills the process instead of the sync with that number.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#define KEY 64
static pthread_mutex_t one_at_a_time = PTHREAD_MUTEX_INITIALIZER;
static long syncs = -1;

static int key_of(const char *path, char *key) {
  struct statx found;
  if (statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW, STATX_INO | STATX_BTIME | STATX_TYPE, &found) != 0) return 0;
  snprintf(key, KEY, "%llx-%llx-%x", (unsigned long long)found.stx_ino, (unsigned long long)found.stx_btime.tv_sec,
           found.stx_btime.tv_nsec);
  return S_ISDIR(found.stx_mode) ? 'd' : 'f';
}

static void kept_path(char *path, char kind, const char *key) {
  snprintf(path, PATH_MAX, "%s/%c-%s", getenv("POWER_DISK"), kind, key);
}

static void keep_bytes(const char *path, const char *key) {
  static char buffer[1 << 20];
  char kept[PATH_MAX];
  kept_path(kept, 'f', key);
  int from = open(path, O_RDONLY), to = open(kept, O_WRONLY | O_CREAT, 0600);
  off_t size = 0;
  ssize_t got;
  while (from >= 0 && to >= 0 && (got = read(from, buffer, sizeof buffer)) > 0) size += write(to, buffer, got);
  if (to >= 0 && ftruncate(to, size) == 0) close(to);
  if (from >= 0) close(from);
}

static void keep_names(const char *path, const char *key) {
  char kept[PATH_MAX], draft[PATH_MAX + 8], child[PATH_MAX + NAME_MAX + 2], of[KEY];
  kept_path(kept, 'd', key);
  snprintf(draft, sizeof draft, "%s.draft", kept);
  FILE *names = fopen(draft, "w");
  DIR *folder = opendir(path);
  if (!names || !folder) abort();
  for (struct dirent *entry; (entry = readdir(folder));) {
    if (!strcmp(entry->d_name, ".") || !strcmp(entry->d_name, "..")) continue;
    snprintf(child, sizeof child, "%s/%s", path, entry->d_name);
    int kind = key_of(child, of);
    if (kind) fprintf(names, "%s %c %s\n", of, kind, entry->d_name);
  }
  closedir(folder);
  fclose(names);
  rename(draft, kept);
}

/* A name for what has none, up to the root. */
static void keep_name(const char *path, const char *root) {
  char child[PATH_MAX], parent[PATH_MAX], kept[PATH_MAX], of[KEY], folder[KEY], line[PATH_MAX + KEY];
  snprintf(child, sizeof child, "%s", path);
  while (strlen(child) > strlen(root)) {
    snprintf(parent, sizeof parent, "%s", child);
    char *name = strrchr(parent, '/');
    *name++ = 0;
    int kind = key_of(child, of), is_known = 0;
    if (!kind || !key_of(parent, folder)) return;
    kept_path(kept, 'd', folder);
    FILE *names = fopen(kept, "a+");
    if (!names) abort();
    rewind(names);
    while (!is_known && fgets(line, sizeof line, names)) is_known = !strncmp(line, of, strlen(of)) && line[strlen(of)] == ' ';
    if (!is_known) fprintf(names, "%s %c %s\n", of, kind, name);
    fclose(names);
    snprintf(child, sizeof child, "%s", parent);
  }
}

static void count(void) {
  char path[PATH_MAX];
  snprintf(path, sizeof path, "%s/syncs", getenv("POWER_DISK"));
  if (syncs < 0) syncs = 0;
  const char *cut = getenv("POWER_CUT_AT");
  if (cut && atol(cut) == syncs + 1) kill(getpid(), SIGKILL);
  FILE *file = fopen(path, "w");
  if (!file) abort();
  fprintf(file, "%ld", ++syncs);
  fclose(file);
}

static int keep(int fd) {
  const char *root = getenv("POWER_ROOT");
  char link[64], path[PATH_MAX], key[KEY];
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (!root || length < 0) return 0;
  path[length] = 0;
  if (strncmp(path, root, strlen(root)) != 0) return 0;
  pthread_mutex_lock(&one_at_a_time);
  count();
  int kind = key_of(path, key);
  if (kind == 'f') keep_bytes(path, key);
  if (kind == 'd') keep_names(path, key);
  if (kind) keep_name(path, root);
  pthread_mutex_unlock(&one_at_a_time);
  return 0;
}

int fsync(int fd) { return keep(fd); }
int fdatasync(int fd) { return keep(fd); }
