import type pg from 'pg'
import { findingText, type Finding } from '../../finding.ts'
import { StartError } from '../../start-error.ts'

/** Refuses a cluster that is not configured properly; names every setting. */
export async function checkCluster(client: pg.ClientBase): Promise<void> {
  const unsafe = await unsafeSettings(client)
  if (unsafe.length === 0) return
  const lines = unsafe.map((finding) => `\n  ${findingText(finding)}`)
  throw new StartError(`The Citus cluster of DATABASE_URL is not set up for Muster.${lines.join('')}`)
}

/** Settings that could lose or expose data, or make everything slow, on each node as new connections get them. */
export async function unsafeSettings(client: pg.ClientBase): Promise<Finding[]> {
  const { rows: nodes } = await client.query<Node>(
    `select format('%s:%s', nodename, nodeport) as name, groupid = 0 as "isCoordinator", shouldhaveshards as "hasPieces",
       isactive and hasmetadata and metadatasynced as "isReady"
     from pg_dist_node where noderole = 'primary' order by nodeid`,
  )
  const { rows: set } = await client.query<Setting>(
    `select format('%s:%s', nodename, nodeport) as node, success as "isReached", result::jsonb ->> name as setting, name
     from run_command_on_all_nodes($1) join pg_dist_node using (nodeid)
     cross join unnest($2::text[]) name order by nodeid`,
    [settingsOfNode, nodeRules.map(({ name }) => name)],
  )
  return [...faultsOfNodes(nodes), ...set.flatMap(faultOfSetting)]
}

/** Not every setting of Citus is in the list of all. */
const settingsOfNode = `
  select (select jsonb_object_agg(name, setting) from pg_settings) || jsonb_build_object(
    'citus.allow_nested_distributed_execution', current_setting('citus.allow_nested_distributed_execution', true))`

interface Node {
  name: string
  isCoordinator: boolean
  /** Of distributed tables. */
  hasPieces: boolean
  isReady: boolean
}

interface Setting {
  node: string
  isReached: boolean
  name: string
  setting: string | null
}

interface Rule {
  name: string
  isSafe(setting: string): boolean
  why: string
  remedy: string
}

const nodeRules: readonly Rule[] = [
  {
    name: 'citus.propagate_set_commands',
    isSafe: (setting) => setting === 'local',
    why: 'workers are not told whose rows a transaction may see.',
    remedy: "Set citus.propagate_set_commands = 'local' in the postgresql.conf of all nodes.",
  },
  {
    name: 'citus.enable_local_execution',
    isSafe: (setting) => setting === 'on',
    why: 'triggers would not see the transaction that they belong to.',
    remedy: 'Set citus.enable_local_execution = on on all nodes.',
  },
  {
    name: 'citus.allow_nested_distributed_execution',
    isSafe: (setting) => setting === 'on',
    why: 'functions that erase are not run where the rows lie.',
    remedy: 'Set citus.allow_nested_distributed_execution = on on all nodes.',
  },
  {
    name: 'synchronous_commit',
    isSafe: (setting) => setting !== 'off',
    why: 'what was confirmed last is lost with the machine, and where an organisation is moved while people write.',
    remedy: 'Set synchronous_commit = on on all nodes.',
  },
  {
    name: 'max_prepared_transactions',
    isSafe: (setting) => Number(setting) > 0,
    why: 'what is written on two nodes is not committed as one.',
    remedy: 'Set max_prepared_transactions to twice max_connections on all nodes, and restart them.',
  },
  {
    name: 'max_locks_per_transaction',
    isSafe: (setting) => Number(setting) >= 256,
    why: 'tables cannot be changed on all their pieces at once.',
    remedy: 'Set max_locks_per_transaction to 256 or more on all nodes, and restart them.',
  },
  {
    name: 'TimeZone',
    isSafe: (setting) => setting === 'UTC',
    why: 'a day begins at another time there.',
    remedy: "Set timezone = 'UTC' on all nodes.",
  },
  {
    name: 'jit',
    isSafe: (setting) => setting === 'off',
    why: 'statements are compiled for longer than they run.',
    remedy: 'Set jit = off on all nodes.',
  },
]

function faultOfSetting({ node, isReached, name, setting }: Setting): Finding[] {
  const rule = nodeRules.find((one) => one.name === name)
  if (!isReached || rule === undefined || (setting !== null && rule.isSafe(setting))) return []
  return [refused(name, `It is ${setting === null ? 'not set' : `"${setting}"`} on ${node}: ${rule.why}`, rule.remedy)]
}

function faultsOfNodes(nodes: readonly Node[]): Finding[] {
  const findings: Finding[] = []
  const coordinator = nodes.find(({ isCoordinator }) => isCoordinator)
  if (coordinator === undefined) {
    const remedy = "Call citus_set_coordinator_host('its name', its port)."
    findings.push(refused('citus_set_coordinator_host', 'Workers do not know the coordinator.', remedy))
  } else if (coordinator.hasPieces) {
    const says = 'The coordinator may hold pieces of tables, where triggers cannot read other tables.'
    const remedy =
      "Call citus_set_node_property('its name', its port, 'shouldhaveshards', false), and move what it holds."
    findings.push(refused('shouldhaveshards', says, remedy))
  }
  if (nodes.every(({ isCoordinator }) => isCoordinator))
    findings.push(
      refused('citus_add_node', 'There is no worker.', "Call citus_add_node('its name', its port) for each."),
    )
  for (const { name } of nodes.filter(({ isReady }) => !isReady)) {
    const remedy = 'Start it, or call start_metadata_sync_to_all_nodes().'
    findings.push(refused('start_metadata_sync_to_node', `${name} is away or does not know the tables.`, remedy))
  }
  return findings
}

const refused = (about: string, says: string, remedy: string): Finding => ({ level: 'refused', about, says, remedy })
