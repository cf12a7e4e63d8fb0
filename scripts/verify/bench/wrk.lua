function done(summary, latency)
  local errors = summary.errors
  local failed = errors.connect + errors.read + errors.write + errors.status + errors.timeout
  local rate, p99 = 1e6 * summary.requests / summary.duration, latency:percentile(99) / 1000
  print(string.format('{ "rate": %f, "p99": %f, "failed": %d }', rate, p99, failed))
end
